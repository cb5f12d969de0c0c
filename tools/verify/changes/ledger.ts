import { CannotVerify, OutOfTime, Unavailable } from '../contract/model.ts'
import { isDeepStrictEqual } from 'node:util'
import { parseJson, readProperty } from '#site/lib/json.ts'
import type { Effect } from '../contract/effects.ts'
import type { ApiCall } from '../contract/model.ts'
import { outcomeOf, valueAt } from '../contract/outcome.ts'
import type { Change, Ledger } from '../run/run-state.ts'

export const PUT_BACK_MS = 15_000

export type Left = { readonly member: string; readonly what: string; readonly why: string }

export type Changed = { readonly putBack: readonly string[]; readonly left: readonly Left[] }

export const nothingChanged: Changed = { putBack: [], left: [] }

export const leftWords = ({ member, what, why }: Left): string =>
  `${member === '' ? '' : `${member}: `}${what}: ${why}`

export type Notes = {
  readonly done: (what: string) => void
  readonly left: (member: string, what: string, why: string) => void
}

/** Errors that end a run, or that keep one operation from being called. */
const isEnd = (error: unknown): error is Error =>
  error instanceof OutOfTime || error instanceof CannotVerify || error instanceof Unavailable

export function whyNot(error: unknown): string {
  if (!isEnd(error)) throw error
  const isLate = error instanceof OutOfTime && error.message === 'The time is over.'
  return isLate ? `${PUT_BACK_MS / 1_000} s were not enough` : error.message.replace(/\.$/, '')
}

const CHANGING: readonly (keyof Effect)[] = [
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
  CHANGING.some((one) => effect[one] !== undefined)

type Request = Pick<Change, 'operation' | 'effect' | 'member' | 'body'>

export async function withLine(
  ledger: Ledger,
  request: Request,
  send: () => Promise<ApiCall>,
): Promise<ApiCall> {
  const change: Change = { ...request, state: 'unsure', answer: null }
  ledger.changes.add(change)
  try {
    const sending = send()
    ledger.underWay.add(sending)
    void sending.catch(() => undefined).then(() => ledger.underWay.delete(sending))
    const answer = await sending
    settle(ledger, change, answer)
    return answer
  } catch (error) {
    // The request was not sent or was refused.
    if (isEnd(error)) ledger.changes.delete(change)
    throw error
  }
}

function settle({ changes }: Ledger, change: Change, answer: ApiCall): void {
  change.answer = answer
  const outcome = outcomeOf(answer)
  const status = answer.received?.status
  const isGone = change.effect.cancels !== undefined && outcome === 'already'
  if (outcome === 'success' || isGone) change.state = 'done'
  else if (status !== undefined && status < 500) changes.delete(change)
}

export const bodySent = (body: unknown, text: string | undefined): unknown =>
  text === undefined ? body : parseJson(text)

/** Id of the created item; undefined: unknown. */
export const idMade = ({ effect: { creates }, answer }: Change): unknown =>
  creates === undefined ? undefined : valueAt(answer?.json, `${creates.item}/id`)

/** Created items that were not removed, each once. */
export function openCreations({ changes }: Ledger): readonly Change[] {
  const all = [...changes].filter(({ state }) => state === 'done')
  const isEnded = (created: Change) =>
    all.some(
      ({ operation, effect, member, body }) =>
        (effect.removesAll === created.effect.creates?.list && effect.removesAll !== undefined) ||
        (operation.id === created.effect.creates?.cancelled &&
          member === created.member &&
          isDeepStrictEqual(readProperty(body, 'id'), idMade(created))),
    )
  const creations = all.filter((one) => one.effect.creates !== undefined && !isEnded(one))
  const isSame = (one: Change, other: Change) =>
    other.operation === one.operation &&
    other.member === one.member &&
    idMade(one) !== undefined &&
    isDeepStrictEqual(idMade(other), idMade(one))
  return creations.filter(
    (one, index) => !creations.slice(0, index).some((other) => isSame(one, other)),
  )
}
