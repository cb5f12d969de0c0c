import { isRecord } from '../../../src/lib/json.ts'
import { answerWords, outcomeOf } from '../core/outcome.ts'
import { jobsHaving, undo } from '../core/probe.ts'
import type { Having, Probe, Run } from '../core/run.ts'
import { bodyFor } from '../core/values.ts'

const id = 'tickets-serve-once'

export const ticketsServeOnce: Probe = {
  id,
  title: 'A ticket is valid once',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'ticket', useTwice),
}

async function useTwice(run: Run, { operation, proves }: Having<'ticket'>): Promise<void> {
  const body = await bodyFor(run, operation)
  const first = isRecord(body) ? await run.ask(operation, body) : null
  if (first === null || outcomeOf(first) !== 'success') {
    run.skip(
      id,
      operation,
      first === null ? 'there is no ticket' : `it answers ${answerWords(first)}`,
    )
    return
  }
  await undo(run, operation, first)
  const again = await run.ask(operation, body)
  if (outcomeOf(again) === 'already') run.held(proves['used'], operation)
  else {
    const message = `answers ${answerWords(again)} to a used ticket, instead of already`
    const refutes = proves['used'] === undefined ? [] : [proves['used']]
    run.report(id, operation, { message, refutes }, again)
    await undo(run, operation, again)
  }
}
