import { UnavailableError } from '../contract/model.ts'
import type { Effect } from '../contract/effects.ts'
import type { Operation, ApiCall } from '../contract/model.ts'
import type { AskOptions, Having, Job, Run } from './run.ts'
import type { Member } from './run-state.ts'
import { isOtherRefusal, otherRefusalFault } from '../contract/refusal.ts'
import { describeAnswer, outcomeOf, valueAt } from '../contract/outcome.ts'

type Skips<Operation> = {
  readonly skip: (operation: Operation, reason: string) => void
}

/** Runs a part of a check; records it as not tried if its preconditions cannot be met. */
export async function skipIfUnavailable<Operation>(
  run: Skips<Operation>,
  operation: Operation,
  task: () => Promise<void>,
): Promise<void> {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error
    run.skip(operation, error.message)
  }
}

export const jobFor =
  (task: (run: Run, operation: Operation) => Promise<void>) =>
  (operation: Operation): Job => ({ operation, run: (run) => task(run, operation) })

/** One job for several operations together; none without operations. */
export const oneJob =
  (task: (run: Run) => Promise<void>) =>
  ({ operations }: Run): readonly Job[] =>
    operations.slice(0, 1).map((operation) => ({ operation, run: task }))

export const mayAsk = (run: Run, { isForMembers }: Operation): boolean =>
  !isForMembers || run.token() !== null

export const operationsToAsk = (run: Run): readonly Operation[] =>
  run.operations.filter((operation) => mayAsk(run, operation))

export const jobsHaving = <Key extends keyof Effect>(
  run: Run,
  key: Key,
  task: (run: Run, having: Having<Key>) => Promise<void>,
): readonly Job[] =>
  run
    .operationsHaving(key)
    .filter(({ operation }) => mayAsk(run, operation))
    .map((having) => ({ operation: having.operation, run: (jobRun) => task(jobRun, having) }))

/** Whether a check found something at an operation already, from which the same would follow again. */
export const hasFault = ({ state }: Run, check: string, { id }: Pick<Operation, 'id'>): boolean =>
  [...state.books.values()].some(({ findings }) =>
    findings.some((finding) => finding.check === check && finding.operation === id),
  )

const PAUSE_MS = 300
const TRIES = 4

/** Repeats a read for up to a second until it is right, because backends may read from a delayed replica. */
export async function readUntil<Value>(
  run: Run,
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  let value = await read()
  for (let tries = 1; tries < TRIES && !isExpected(value); tries += 1) {
    await run.sleep(PAUSE_MS)
    value = await read()
  }
  return value
}

/**
 * Sends a request that a check needs to succeed.
 * @throws UnavailableError when it does not
 */
export async function askForSuccess(
  run: Run,
  operation: Operation,
  body: unknown,
  options: AskOptions = {},
): Promise<ApiCall> {
  const answer = await run.ask(operation, body, options)
  if (outcomeOf(answer) === 'success') return answer
  throw new UnavailableError(`${operation.id} answers ${describeAnswer(answer)}`)
}

/** Whether a request is refused with another status than the documented one, which it reports once for all requests. */
export function reportOtherRefusal(
  run: Run,
  operation: Operation,
  answer: ApiCall,
  request: string,
  documented: number,
): boolean {
  const isOther = isOtherRefusal(operation, answer, documented)
  if (isOther)
    run.report(operation, otherRefusalFault(operation, answer, request, documented), answer)
  return isOther
}

/** Cancels a created item, so that it does not affect other checks. */
export async function cancelCreated(
  run: Run,
  operation: Operation,
  answer: ApiCall,
  as?: Member,
): Promise<void> {
  const { creates } = run.effect(operation)
  if (creates?.cancelled === undefined || outcomeOf(answer) !== 'success') return
  const id = valueAt(answer.json, `${creates.item}/id`)
  if (id === undefined || run.state.absentOperations.has(creates.cancelled)) return
  try {
    await run.ask(creates.cancelled, { id }, { as })
  } catch (error) {
    // The operation that cancels it is missing.
    if (!(error instanceof UnavailableError)) throw error
  }
}

/** Runs `task` while a command changes the behaviour of the mock. */
export async function withMockCommand(
  { steer, state }: Run,
  command: Readonly<Record<string, unknown>>,
  task: () => Promise<unknown>,
): Promise<void> {
  if (steer === undefined) return
  state.isSteered = true
  try {
    await steer(command)
    await task()
  } finally {
    await steer({ command: 'take-back' })
    state.isSteered = false
  }
}
