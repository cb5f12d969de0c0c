import type { Operation } from '../core/model.ts'
import { mayAsk } from '../core/probe.ts'
import type { Run } from '../core/run.ts'
import { bodyFor, harmless } from '../core/values.ts'

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
