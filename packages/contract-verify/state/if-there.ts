import { Unavailable } from '../core/model.ts'
import type { Operation } from '../core/model.ts'
import type { Run } from '../core/run.ts'

/** Runs a part of a check unless an operation that it needs is missing. */
export async function ifThere(
  run: Run,
  check: string,
  operation: Pick<Operation, 'id'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    run.skip(check, operation, error.message)
  }
}
