import { Unavailable } from './model.ts'

type Skips<Operation> = {
  readonly skip: (check: string, operation: Operation, reason: string) => void
}

/** Runs a part of a check; lists it as not tried when what it needs cannot be had. */
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
