import fc from 'fast-check'
import type { Operation, ApiCall, Fault } from '../contract/model.ts'
import { mayAsk, jobFor, undo } from '../run/probe.ts'
import type { Run, Probe } from '../run/run.ts'
import { bodyFor, harmless, requestSuccess } from '../run/values.ts'
import { isRecord } from '#site/lib/json.ts'
import { valueAt, answerWords } from '../answers/outcome.ts'
import { fittingBodies, strangeBodies } from '../bodies/generated.ts'
import { isOtherRefusal, isRefused, refusalMarks } from '../answers/refusal.ts'
import { CannotVerify, OutOfTime, Unavailable } from '../contract/model.ts'

type FittingRequest = {
  readonly schema: string
  readonly fitting: unknown
}

export async function* fittingRequests(
  run: Run,
  operation: Operation,
): AsyncGenerator<FittingRequest> {
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

/**
 * Smallest and largest amount that the backend provides for a request; undefined: none, null: it refuses now,
 * for example while another request waits.
 */
export async function fetchLimits(run: Run, schema: string) {
  const limit = run.effects.limits[schema]
  if (limit === undefined) return undefined
  const [operationId = '', pointer = ''] = limit.from.split('#')
  const answer = await requestSuccess(run, operationId)
  if (answer === undefined) return null
  const found = valueAt(answer, pointer)
  if (!isRecord(found)) return undefined
  const [least, most] = [Number(found['minAmount']), Number(found['maxAmount'])]
  if (Number.isNaN(least) || Number.isNaN(most)) return undefined
  return { at: limit.at, proves: limit.proves, least, most }
}

/** Requests drawn from a seed: those that fit are taken, others refused, none breaks the backend. */
export const generatedRequests: Probe = {
  id: 'generated-requests',
  title: 'Generated requests are answered by the contract',
  jobs: (run) => operationsToAsk(run).map(jobFor(drawBoth)),
}

async function drawBoth(run: Run, operation: Operation): Promise<void> {
  for (const schema of operation.requests) {
    const isLimited = (await fetchLimits(run, schema)) !== undefined
    await draw(
      run,
      operation,
      fittingBodies(run.contract, schema),
      isFree(run, operation),
      (answer) =>
        isRefused(answer) && !isLimited
          ? { message: 'refuses a generated request that fits the contract' }
          : null,
    )
    await draw(run, operation, strangeBodies(run.contract, schema), true, (answer, body) =>
      answer.received?.status === 200 &&
      !isOtherRefusal(operation, answer, 400) &&
      run.contract.faultsOf(operation.request, body).length > 0
        ? {
            message: 'takes a generated request that does not fit the contract',
            refutes: refusalMarks(operation, 400),
          }
        : null,
    )
  }
}

type FaultOf = (answer: ApiCall, body: unknown) => Fault | null
type Failing = { readonly fault: Fault; readonly answer: ApiCall }

/** Sends the drawn requests, in parallel if they have no effect; reports only the smallest failing one. */
async function draw(
  run: Run,
  operation: Operation,
  bodies: fc.Arbitrary<unknown>,
  isBeside: boolean,
  faultOf: FaultOf,
): Promise<void> {
  const parameters = { seed: run.seed, numRuns: run.generated }
  const drawn = fc.sample(bodies, parameters).map((body, index) => ({ body, index }))
  const failing = new Map<number, Failing>()
  const tryOne = async (own: Run, { body, index }: (typeof drawn)[number]) => {
    const found = await failingAt(own, operation, body, faultOf)
    if (found !== null) failing.set(index, found)
  }
  if (isBeside) await run.all(drawn, tryOne)
  else for (const one of drawn) await tryOne(run, one)
  const [first] = [...failing].toSorted(([one], [other]) => one - other)
  if (first === undefined) return
  const { fault, answer } = (await smallest(run, operation, bodies, faultOf)) ?? first[1]
  run.report(operation, fault, answer)
}

async function failingAt(
  run: Run,
  operation: Operation,
  drawn: unknown,
  faultOf: FaultOf,
): Promise<Failing | null> {
  const isFit = run.contract.faultsOf(operation.request, drawn).length === 0
  const body = isFit ? await harmless(run, drawn, run.effect(operation)) : drawn
  const answer = await run.ask(operation, body, isFit ? {} : { refusedWith: 400 })
  await undo(run, operation, answer)
  const fault = faultOf(answer, body)
  if (fault === null) return null
  return { fault: { ...fault, message: `${fault.message}: ${answerWords(answer)}` }, answer }
}

const isEnd = (error: unknown): error is Error =>
  error instanceof OutOfTime || error instanceof CannotVerify || error instanceof Unavailable

/** The smallest failing request; null if none fails on a second draw. */
async function smallest(
  run: Run,
  operation: Operation,
  bodies: fc.Arbitrary<unknown>,
  faultOf: FaultOf,
): Promise<Failing | null> {
  let last: Failing | null = null
  let end: Error | null = null
  const sends = fc.asyncProperty(bodies, async (drawn) => {
    if (end !== null) return true
    try {
      const found = await failingAt(run, operation, drawn, faultOf)
      last = found ?? last
      return found === null
    } catch (error) {
      if (!isEnd(error)) throw error
      end = error
      return true
    }
  })
  await fc.check(sends, { seed: run.seed, numRuns: run.generated, endOnFailure: false })
  const thrown = end as Error | null
  if (thrown !== null) throw thrown
  return last
}
