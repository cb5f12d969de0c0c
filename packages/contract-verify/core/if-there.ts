import { Unavailable } from './model.ts'

type Skips<Operation> = {
  readonly skip: (check: string, operation: Operation, reason: string) => void
}

/** Runs a part of a check; records it as not tried if its preconditions cannot be met. */
export async function ifThere<Operation>(
  run: Skips<Operation>,
  check: string,
  operation: Operation,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    run.skip(check, operation, error.message)
  }
}
