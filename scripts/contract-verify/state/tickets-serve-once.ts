import { isRecord } from '../../../src/lib/json.ts'
import { answerWords, outcomeOf } from '../outcome.ts'
import type { Probe } from '../probe.ts'
import { undo } from '../undo.ts'
import { bodyFor } from '../values.ts'

const id = 'tickets-serve-once'

/** A ticket that served is of no use any more. */
export const ticketsServeOnce: Probe = {
  id,
  title: 'A ticket serves once',
  async run(run) {
    for (const { operation, proves } of run.having('ticket')) {
      const body = await bodyFor(run, operation)
      const first = isRecord(body) ? await run.ask(operation, body) : null
      if (first === null || outcomeOf(first) !== 'success') {
        run.skip(
          id,
          operation,
          first === null ? 'there is no ticket' : `it answers ${answerWords(first)}`,
        )
        continue
      }
      await undo(run, operation, first)
      const again = await run.ask(operation, body)
      if (outcomeOf(again) === 'already') run.held(proves['used'])
      else {
        const message = `answers ${answerWords(again)} to a ticket that served before, instead of already`
        const refutes = proves['used'] === undefined ? [] : [proves['used']]
        run.report(id, operation, { message, refutes }, again)
        await undo(run, operation, again)
      }
    }
  },
}
