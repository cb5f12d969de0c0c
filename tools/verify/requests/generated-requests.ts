import fc from 'fast-check'
import { answerWords } from '../contract/outcome.ts'
import { isOtherRefusal, isRefused, refusalMarks } from '../contract/refusal.ts'
import { fittingBodies, strangeBodies } from '../bodies/generated.ts'
import type { ApiCall, Fault, Operation } from '../contract/model.ts'
import { jobFor, mayAsk, undo } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { bodyFor, fetchLimits, harmless } from '../run/values.ts'

/** A request for each of the operation's schemas, without effect if there is such a one. */
export async function* fittingRequests(run: Run, operation: Operation) {
  for (const schema of operation.requests) {
    const body = await bodyFor(run, operation, schema)
    yield { schema, fitting: await harmless(run, body, run.effect(operation)) }
  }
}

/** Whether valid requests change nothing and may run concurrently. */
export function isFree(run: Run, operation: Operation): boolean {
  const { reads, harmless: none } = run.effect(operation)
  return reads === true || none !== undefined
}

export const operationsToAsk = (run: Run): readonly Operation[] =>
  run.operations.filter((operation) => mayAsk(run, operation))

/** Requests drawn from a seed: those that fit are taken, others refused, none breaks the backend. */
export const generatedRequests: Probe = {
  id: 'generated-requests',
  title: 'Generated requests are answered by the contract',
  jobs: (run) => operationsToAsk(run).map(jobFor(drawBoth)),
}

async function drawBoth(run: Run, operation: Operation): Promise<void> {
  const { contract } = run
  for (const schema of operation.requests) {
    const isLimited = (await fetchLimits(run, schema)) !== undefined
    await draw(run, operation, fittingBodies(contract, schema), (answer) =>
      isRefused(answer) && !isLimited
        ? { message: 'refuses a generated request that fits the contract' }
        : null,
    )
    await draw(run, operation, strangeBodies(contract, schema), (answer, body) =>
      answer.received?.status === 200 &&
      !isOtherRefusal(operation, answer, 400) &&
      contract.faultsOf(operation.request, body).length > 0
        ? {
            message: 'takes a generated request that does not fit the contract',
            refutes: refusalMarks(operation, 400),
          }
        : null,
    )
  }
}

type FaultOf = (answer: ApiCall, body: unknown) => Fault | null
type Found = { fault?: Fault; answer?: ApiCall; error?: unknown }

/** Sends the drawn requests; reports only the smallest failing one. */
async function draw(
  run: Run,
  operation: Operation,
  bodies: fc.Arbitrary<unknown>,
  faultOf: FaultOf,
): Promise<void> {
  const found: Found = {}
  const sends = fc.asyncProperty(bodies, async (drawn) => {
    if ('error' in found) return true
    try {
      const isFit = run.contract.faultsOf(operation.request, drawn).length === 0
      const body = isFit ? await harmless(run, drawn, run.effect(operation)) : drawn
      const answer = await run.ask(operation, body, isFit ? {} : { refusedWith: 400 })
      await undo(run, operation, answer)
      const fault = faultOf(answer, body)
      // The last one is the smallest.
      if (fault !== null) Object.assign(found, { fault, answer })
      return fault === null
    } catch (error) {
      // The end of the run is no failure to make smaller.
      found.error = error
      return true
    }
  })
  await fc.check(sends, { seed: run.seed, numRuns: run.generated })
  if ('error' in found) throw found.error
  const { fault, answer } = found
  if (fault === undefined || answer === undefined) return
  const message = `${fault.message}: ${answerWords(answer)}`
  run.report(operation, { ...fault, message }, answer)
}
