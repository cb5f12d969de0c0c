import fc from 'fast-check'
import { fittingBodies, strangeBodies } from '../bodies/generated.ts'
import type { ApiCall, Operation } from '../model.ts'
import { answerWords } from '../outcome.ts'
import type { Probe } from '../probe.ts'
import { isRefused } from '../refusal.ts'
import { CannotVerify } from '../model.ts'
import { OutOfTime } from '../run.ts'
import type { Run } from '../run.ts'
import { undo } from '../undo.ts'
import { harmless } from '../values.ts'
import { operationsToAsk } from './fitting-requests.ts'
import { limitsOf } from './limits.ts'

const id = 'generated-requests'

/** Requests drawn from a seed: those that fit are taken, others refused, none breaks the backend. */
export const generatedRequests: Probe = {
  id,
  title: 'Generated requests are answered by the contract',
  async run(run) {
    for (const operation of operationsToAsk(run)) {
      for (const schema of operation.requests) {
        const isLimited = (await limitsOf(run, schema)) !== undefined
        await draw(run, operation, fittingBodies(run.contract, schema), (answer) =>
          isRefused(answer) && !isLimited
            ? 'refuses a generated request that fits the contract'
            : null,
        )
        await draw(run, operation, strangeBodies(run.contract, schema), (answer, body) =>
          answer.received?.status === 200 &&
          run.contract.faultsOf(operation.request, body).length > 0
            ? 'takes a generated request that does not fit the contract'
            : null,
        )
      }
    }
  },
}

/** Sends what is drawn; of several that fail only the smallest is told. */
async function draw(
  run: Run,
  operation: Operation,
  bodies: fc.Arbitrary<unknown>,
  faultOf: (answer: ApiCall, body: unknown) => string | null,
): Promise<void> {
  let smallest: { message: string; answer: ApiCall } | null = null
  let over: Error | null = null
  const sends = fc.asyncProperty(bodies, async (drawn) => {
    if (over !== null) return true
    try {
      const body =
        run.contract.faultsOf(operation.request, drawn).length === 0
          ? await harmless(run, drawn, run.effect(operation))
          : drawn
      const answer = await run.ask(operation, body)
      await undo(run, operation, answer)
      const fault = faultOf(answer, body)
      if (fault === null) return true
      smallest = { message: `${fault}: ${answerWords(answer)}`, answer }
      return false
    } catch (error) {
      if (!(error instanceof OutOfTime || error instanceof CannotVerify)) throw error
      over = error
      return true
    }
  })
  await fc.check(sends, { seed: run.seed, numRuns: run.generated, endOnFailure: false })
  const ended = over as Error | null
  if (ended !== null) throw ended
  const found = smallest as { message: string; answer: ApiCall } | null
  if (found !== null) run.report(id, operation, { message: found.message }, found.answer)
}
