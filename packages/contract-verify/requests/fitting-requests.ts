import type { Operation } from '../model.ts'
import { mayAsk } from '../probe.ts'
import type { Run } from '../run.ts'
import { bodyFor, harmless } from '../values.ts'

type FittingRequest = {
  /** The name of its request's schema. */
  readonly schema: string
  readonly fitting: unknown
}

/** For each request of an operation a body that fits it and does no harm. */
export async function* fittingRequests(
  run: Run,
  operation: Operation,
): AsyncGenerator<FittingRequest> {
  for (const schema of operation.requests) {
    const body = await bodyFor(run, operation, schema)
    yield { schema, fitting: await harmless(run, body, run.effect(operation)) }
  }
}

/** Whether requests that fit change nothing: several may be sent at once. */
export function isFree(run: Run, operation: Operation): boolean {
  const { reads, harmless: none } = run.effect(operation)
  return reads === true || none !== undefined
}

/** The operations that this run may ask: those for members need its login. */
export const operationsToAsk = (run: Run): readonly Operation[] =>
  run.operations.filter((operation) => mayAsk(run, operation))
