import { boundariesOf } from '../bodies/boundaries.ts'
import { formMarksAt } from '../assumptions/marks.ts'
import { answerWords } from '../outcome.ts'
import { valueAt } from '../pointer.ts'
import type { Probe } from '../probe.ts'
import { isRefused, placesNamed } from '../refusal.ts'
import { undo } from '../undo.ts'
import { fittingRequests, operationsToAsk } from './fitting-requests.ts'
import { limitsOf } from './limits.ts'

const id = 'edges-are-accepted'

/** What stands just within the contract is taken as any other request. */
export const edgesAreAccepted: Probe = {
  id,
  title: 'Every request that just fits the contract is taken',
  async run(run) {
    for (const operation of operationsToAsk(run)) {
      for await (const { schema, fitting } of fittingRequests(run, operation)) {
        const limits = await limitsOf(run, schema)
        for (const { pointer, words, body, keyword } of boundariesOf(
          run.contract,
          schema,
          fitting,
        )) {
          const amount = limits === undefined ? undefined : Number(valueAt(body, limits.at))
          if (
            limits !== undefined &&
            amount !== undefined &&
            (amount < limits.least || amount > limits.most)
          )
            continue
          const answer = await run.ask(operation, body)
          run.tried(`${operation.id} ${schema}${pointer} ${keyword}`)
          await undo(run, operation, answer)
          if (!isRefused(answer)) continue
          const named = placesNamed(answer)
          if (named.length > 0 && !named.some((one) => one.startsWith(pointer))) continue
          const message = `refuses a request ${words}, which fits the contract: ${answerWords(answer)}`
          const refutes = formMarksAt(run.contract, schema, pointer)
          run.report(id, operation, { message, pointer, refutes }, answer)
        }
      }
    }
  },
}
