import { isRecord } from '../../../src/lib/json.ts'
import type { Operation } from '../core/model.ts'
import { answerWords, outcomeOf } from '../core/outcome.ts'
import { jobFor, mayAsk, undo } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { bodyFor } from '../core/values.ts'

const id = 'unknown-is-not-found'
const NAMES = ['id', 'code', 'company', 'game', 'ticket']

export const unknownIsNotFound: Probe = {
  id,
  title: 'Unknown ids and codes are not found',
  jobs: (run) =>
    run.operations
      .filter((one) => run.effect(one).proves['unknown'] !== undefined && mayAsk(run, one))
      .map(jobFor(askForNothing)),
}

async function askForNothing(run: Run, operation: Operation): Promise<void> {
  const unknown = run.effect(operation).proves['unknown'] ?? ''
  for (const schema of operation.requests) {
    const body = await bodyFor(run, operation, schema)
    const name = NAMES.find((one) => isRecord(body) && one in body)
    if (name === undefined) continue
    for (const value of [987_654_321_098, 'no-such-one']) {
      const sent = { ...body, [name]: value }
      if (run.contract.faultsOf(operation.request, sent).length > 0) continue
      const answer = await run.ask(operation, sent)
      if (outcomeOf(answer) === 'cant_find_code') run.held(unknown, operation)
      else if (outcomeOf(answer) === 'success') {
        const message = `answers ${answerWords(answer)} to a ${name} that nothing has (${JSON.stringify(value)}), instead of cant_find_code`
        run.report(id, operation, { message, pointer: `/${name}`, refutes: [unknown] }, answer)
        await undo(run, operation, answer)
      }
    }
  }
}
