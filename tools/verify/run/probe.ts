import { Unavailable } from '../contract/model.ts'
import type { Effect } from '../contract/effects.ts'
import type { Operation, ApiCall } from '../contract/model.ts'
import type { Having, Job, Run } from './run.ts'
import { outcomeOf, valueAt } from '../answers/outcome.ts'

type Skips<Operation> = {
  readonly skip: (operation: Operation, reason: string) => void
}

/** Runs a part of a check; records it as not tried if its preconditions cannot be met. */
export async function ifThere<Operation>(
  run: Skips<Operation>,
  operation: Operation,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    run.skip(operation, error.message)
  }
}

export const jobFor =
  (work: (run: Run, operation: Operation) => Promise<void>) =>
  (operation: Operation): Job => ({ operation, run: (run) => work(run, operation) })

/** One job for several operations together; none without operations. */
export const oneJob =
  (work: (run: Run) => Promise<void>) =>
  ({ operations }: Run): readonly Job[] =>
    operations.slice(0, 1).map((operation) => ({ operation, run: work }))

export const mayAsk = (run: Run, { isForMembers }: Operation): boolean =>
  !isForMembers || run.token() !== null

export const jobsHaving = <Key extends keyof Effect>(
  run: Run,
  key: Key,
  work: (run: Run, having: Having<Key>) => Promise<void>,
): readonly Job[] =>
  run
    .having(key)
    .filter(({ operation }) => mayAsk(run, operation))
    .map((having) => ({ operation: having.operation, run: (own) => work(own, having) }))

/** Cancels a created item, so that it does not affect other checks. */
export async function undo(run: Run, operation: Operation, answer: ApiCall): Promise<void> {
  const { creates } = run.effect(operation)
  if (creates?.cancelled === undefined || outcomeOf(answer) !== 'success') return
  const id = valueAt(answer.json, `${creates.item}/id`)
  if (id === undefined || run.state.absent.has(creates.cancelled)) return
  try {
    await run.ask(creates.cancelled, { id })
  } catch (error) {
    // The cancelling operation is missing.
    if (!(error instanceof Unavailable)) throw error
  }
}
