import { boundariesOf } from '../bodies/generated.ts'
import type { Boundary } from '../bodies/generated.ts'
import { formMarksAt } from '../assumptions/marks.ts'
import type { Operation } from '../core/model.ts'
import { answerWords, valueAt } from '../core/outcome.ts'
import { jobFor, undo } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { isRefused, placesNamed } from '../core/refusal.ts'
import { fittingRequests, isFree, operationsToAsk, limitsOf } from './generated-requests.ts'

const id = 'edges-are-accepted'

export const edgesAreAccepted: Probe = {
  id,
  title: 'Every request at the limits of the contract is accepted',
  jobs: (run) => operationsToAsk(run).map(jobFor(tryEdges)),
}

async function tryEdges(run: Run, operation: Operation): Promise<void> {
  for await (const { schema, fitting } of fittingRequests(run, operation)) {
    const limits = await limitsOf(run, schema)
    if (limits === null) run.skip(id, operation, 'the limits of its amount could not be read')
    const isWithin = ({ body, pointer }: Boundary) => {
      if (limits === undefined) return true
      if (limits === null) return pointer !== run.effects.limits[schema]?.at
      const amount = Number(valueAt(body, limits.at))
      return !(amount < limits.least || amount > limits.most)
    }
    const edges = boundariesOf(run.contract, schema, fitting).filter(isWithin)
    const tryOne = (own: Run, edge: Boundary) => tryEdge(own, operation, schema, edge)
    if (isFree(run, operation)) await run.all(edges, tryOne)
    else for (const edge of edges) await tryOne(run, edge)
  }
}

async function tryEdge(
  run: Run,
  operation: Operation,
  schema: string,
  { pointer, words, body, keyword }: Boundary,
): Promise<void> {
  const answer = await run.ask(operation, body)
  run.tried(`${operation.id} ${schema}${pointer} ${keyword}`)
  await undo(run, operation, answer)
  if (!isRefused(answer)) return
  const named = placesNamed(answer)
  if (named.length > 0 && !named.some((one) => one.startsWith(pointer))) return
  const message = `refuses a request ${words}, which fits the contract: ${answerWords(answer)}`
  const refutes = formMarksAt(run.contract, schema, pointer)
  run.report(id, operation, { message, pointer, refutes }, answer)
}
