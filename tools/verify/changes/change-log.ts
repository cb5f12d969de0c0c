import { isDeepStrictEqual } from 'node:util'
import { parseJson, readProperty } from '#site/lib/json.ts'
import type { Effect } from '../contract/effects.ts'
import { CannotVerifyError, RunStoppedError, UnavailableError } from '../contract/model.ts'
import type { ApiCall } from '../contract/model.ts'
import { outcomeOf, valueAt } from '../contract/outcome.ts'
import type { Change, ChangeLog } from '../run/run-state.ts'

export const CLEAN_UP_MS = 15_000

export type Leftover = {
  readonly member: string
  readonly subject: string
  readonly reason: string
}

export type CleanUpReport = {
  readonly restored: readonly string[]
  readonly leftovers: readonly Leftover[]
}

export const nothingToCleanUp: CleanUpReport = { restored: [], leftovers: [] }

export const describeLeftover = ({ member, subject, reason }: Leftover): string =>
  `${member === '' ? '' : `${member}: `}${subject}: ${reason}`

export type CleanUpReporter = {
  readonly addRestored: (change: string) => void
  readonly addLeftover: (member: string, subject: string, reason: string) => void
}

/** Errors that end a run, or that keep one operation from being called. */
const isRunError = (error: unknown): error is Error =>
  error instanceof RunStoppedError ||
  error instanceof CannotVerifyError ||
  error instanceof UnavailableError

export function describeRunError(error: unknown): string {
  if (!isRunError(error)) throw error
  const isTimeOver = error instanceof RunStoppedError && error.isTimeOver
  return isTimeOver ? `${CLEAN_UP_MS / 1_000} s were not enough` : error.message.replace(/\.$/, '')
}

const CHANGING_EFFECTS: readonly (keyof Effect)[] = [
  'moves',
  'creates',
  'cancels',
  'registers',
  'changesPassword',
  'resetsPassword',
  'opens',
  'opensAll',
  'removesOpened',
  'removesAll',
]

export const isChanging = (effect: Effect): boolean =>
  CHANGING_EFFECTS.some((effectName) => effect[effectName] !== undefined)

type ChangeRequest = Pick<Change, 'operation' | 'effect' | 'member' | 'body'>

export async function recordAndSend(
  changeLog: ChangeLog,
  request: ChangeRequest,
  send: () => Promise<ApiCall>,
): Promise<ApiCall> {
  const change: Change = { ...request, state: 'unsure', answer: null }
  changeLog.changes.add(change)
  try {
    const call = send()
    changeLog.inFlight.add(call)
    void call.catch(() => undefined).then(() => changeLog.inFlight.delete(call))
    const answer = await call
    settleChange(changeLog, change, answer)
    return answer
  } catch (error) {
    // The request was not sent or was refused.
    if (isRunError(error)) changeLog.changes.delete(change)
    throw error
  }
}

function settleChange({ changes }: ChangeLog, change: Change, answer: ApiCall): void {
  change.answer = answer
  const outcome = outcomeOf(answer)
  const status = answer.received?.status
  const isCancelled = change.effect.cancels !== undefined && outcome === 'already'
  if (outcome === 'success' || isCancelled) change.state = 'done'
  else if (status !== undefined && status < 500) changes.delete(change)
}

export const sentBody = (body: unknown, text: string | undefined): unknown =>
  text === undefined ? body : parseJson(text)

/** Id of the created item; undefined: unknown. */
export const createdIdOf = ({ effect: { creates }, answer }: Change): unknown =>
  creates === undefined ? undefined : valueAt(answer?.json, `${creates.item}/id`)

/** Created items that were not removed, each one once. */
export function openCreations({ changes }: ChangeLog): readonly Change[] {
  const doneChanges = [...changes].filter(({ state }) => state === 'done')
  const isCancelled = (created: Change) =>
    doneChanges.some(
      ({ operation, effect, member, body }) =>
        (effect.removesAll === created.effect.creates?.list && effect.removesAll !== undefined) ||
        (operation.id === created.effect.creates?.cancelled &&
          member === created.member &&
          isDeepStrictEqual(readProperty(body, 'id'), createdIdOf(created))),
    )
  const creations = doneChanges.filter(
    (doneChange) => doneChange.effect.creates !== undefined && !isCancelled(doneChange),
  )
  const isSameItem = (a: Change, b: Change) =>
    b.operation === a.operation &&
    b.member === a.member &&
    createdIdOf(a) !== undefined &&
    isDeepStrictEqual(createdIdOf(b), createdIdOf(a))
  return creations.filter(
    (creation, index) => !creations.slice(0, index).some((other) => isSameItem(creation, other)),
  )
}
