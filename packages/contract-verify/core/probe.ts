import type { Effect } from './effects.ts'
import type { Operation } from './model.ts'
import type { Having, Job, Run } from './run.ts'

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
