import type { Effect } from './effects.ts'
import type { Operation } from './model.ts'
import type { Run } from './run.ts'

/** One check at one operation. */
export type Job = {
  readonly operation: Pick<Operation, 'id' | 'path'>
  readonly run: (run: Run) => Promise<void>
  /** It changes what others look at: it waits for the jobs before it, and those after it wait for it. */
  readonly isInTurn?: boolean
}

/** What must hold and one answer alone cannot show: it sends requests on purpose. */
export type Probe = {
  /** Stable: reports and zoo name it. */
  readonly id: string
  /** What holds when it finds nothing. */
  readonly title: string
  /** All its jobs are in turn. */
  readonly isInTurn?: boolean
  readonly jobs: (run: Run) => readonly Job[]
}

/** A job for each operation. */
export const jobFor =
  (work: (run: Run, operation: Operation) => Promise<void>) =>
  (operation: Operation): Job => ({ operation, run: (run) => work(run, operation) })

/** One job for a check that is about several operations together; none where there is no operation. */
export const oneJob =
  (work: (run: Run) => Promise<void>) =>
  ({ operations }: Run): readonly Job[] =>
    operations.slice(0, 1).map((operation) => ({ operation, run: work }))

/** What an operation does beyond its answer, with the assumptions that it proves. */
export type Having<Key extends keyof Effect> = {
  readonly operation: Operation
  readonly value: NonNullable<Effect[Key]>
  readonly proves: Effect['proves']
}

/** Whether this run may ask an operation: those for members need its login. */
export const mayAsk = (run: Run, { isForMembers }: Operation): boolean =>
  !isForMembers || run.token() !== null

/** A job for each operation that has an effect of this kind and that this run may ask. */
export const jobsHaving = <Key extends keyof Effect>(
  run: Run,
  key: Key,
  work: (run: Run, having: Having<Key>) => Promise<void>,
): readonly Job[] =>
  run
    .having(key)
    .filter(({ operation }) => mayAsk(run, operation))
    .map((having) => ({ operation: having.operation, run: (own) => work(own, having) }))
