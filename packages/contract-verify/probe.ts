import type { Effect } from './effects.ts'
import type { Operation } from './model.ts'
import type { Run } from './run.ts'

/** One check of one operation. */
export type Job = {
  readonly operation: Pick<Operation, 'id' | 'path'>
  readonly run: (run: Run) => Promise<void>
  /** It changes shared state, so it runs alone. */
  readonly isInTurn?: boolean
}

/** A check that sends its own requests. */
export type Probe = {
  /** Stable id, used in reports and the zoo. */
  readonly id: string
  /** The requirement, as shown in reports. */
  readonly title: string
  /** Whether all its jobs run alone. */
  readonly isInTurn?: boolean
  readonly jobs: (run: Run) => readonly Job[]
}

/** A job for each operation. */
export const jobFor =
  (work: (run: Run, operation: Operation) => Promise<void>) =>
  (operation: Operation): Job => ({ operation, run: (run) => work(run, operation) })

/** One job for several operations together; none without operations. */
export const oneJob =
  (work: (run: Run) => Promise<void>) =>
  ({ operations }: Run): readonly Job[] =>
    operations.slice(0, 1).map((operation) => ({ operation, run: work }))

/** An operation with an effect and the assumptions it proves. */
export type Having<Key extends keyof Effect> = {
  readonly operation: Operation
  readonly value: NonNullable<Effect[Key]>
  readonly proves: Effect['proves']
}

/** Whether this run may call an operation; members' operations need a login. */
export const mayAsk = (run: Run, { isForMembers }: Operation): boolean =>
  !isForMembers || run.token() !== null

/** A job for each callable operation with this effect. */
export const jobsHaving = <Key extends keyof Effect>(
  run: Run,
  key: Key,
  work: (run: Run, having: Having<Key>) => Promise<void>,
): readonly Job[] =>
  run
    .having(key)
    .filter(({ operation }) => mayAsk(run, operation))
    .map((having) => ({ operation: having.operation, run: (own) => work(own, having) }))
