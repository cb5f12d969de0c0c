import { requestStatusMeanings } from '../../generated/statuses.ts'
import { isRecord } from '../../lib/json.ts'
import type { ClientResponse } from '../ports.ts'
import type { ListedRequest, ProtectionCommand } from '../protection/commands.ts'
import { refusalAnswer } from '../protection/facts.ts'
import type { ProtectionStore } from '../protection/protection-store.ts'
import type { BackendAnswer } from './parse-answer.ts'
import { cancelledId } from './protected-money.ts'
import { respond } from './request-context.ts'
import type { RequestContext } from './request-context.ts'

type Body = Readonly<Record<string, unknown>>

const stateOf = (status: unknown): ListedRequest['state'] => {
  const meanings: Readonly<Record<string, ListedRequest['state']>> = requestStatusMeanings
  const known = typeof status === 'string' && Object.hasOwn(meanings, status)
  return (known ? meanings[status] : undefined) ?? 'waiting'
}

function listedRequest(item: unknown): ListedRequest | null {
  if (!isRecord(item)) return null
  const { id, amount, requestedAt, status } = item
  const at = Date.parse(String(requestedAt))
  const isNamed = typeof id === 'string' || typeof id === 'number'
  if (!isNamed || typeof amount !== 'number' || Number.isNaN(at)) return null
  return { id: String(id), amount: Math.trunc(amount), at, state: stateOf(status) }
}

/** Since when a page of the list holds every request; Infinity: it does not say. */
function completeFrom(
  body: Body,
  { value }: BackendAnswer,
  list: readonly unknown[],
  requests: readonly ListedRequest[],
): number {
  const isFirst = (body['page'] ?? 1) === 1
  if (!isFirst || requests.length < list.length) return Infinity
  if (value['total'] === list.length) return 0
  return Math.min(...requests.map(({ at }) => at))
}

function commandOf(
  { route: { protection } }: RequestContext,
  body: Body,
  answer: BackendAnswer,
): ProtectionCommand | null {
  if (answer.status !== 'success') return null
  switch (protection) {
    case 'deposit_list':
    case 'withdrawal_list': {
      const list: readonly unknown[] = Array.isArray(answer.value['list'])
        ? answer.value['list']
        : []
      const requests = list.map(listedRequest).filter((one) => one !== null)
      const kind = protection === 'deposit_list' ? 'deposit' : 'withdrawal'
      return { type: 'learn', kind, requests, from: completeFrom(body, answer, list, requests) }
    }
    case 'deposit_cancel':
    case 'withdrawal_cancel': {
      const id = cancelledId(body)
      const kind = protection === 'deposit_cancel' ? 'deposit' : 'withdrawal'
      return id === null ? null : { type: 'cancel', kind, id }
    }
    default:
      return null
  }
}

/** Keeps what an answer tells of the member's money: lists, and cancelled requests. */
export async function keepWhatItTells(
  context: RequestContext,
  body: Body,
  member: string,
  answer: BackendAnswer,
): Promise<void> {
  const command = commandOf(context, body, answer)
  if (command !== null) await context.ports.store.protection.record(member, command)
}

/**
 * Whether a game may be opened for the member; null: it may.
 * @throws StoreUnavailable: it may not
 */
export async function refuseGame(
  context: RequestContext,
  member: string,
): Promise<ClientResponse | null> {
  if (context.route.protection !== 'game') return null
  const { refusal } = await context.ports.store.protection.perform(member, { type: 'admitGame' })
  if (refusal === null) return null
  const value = refusalAnswer(refusal)
  return respond(context, { status: value.status, value })
}

const SEEN_EVERY_MS = 60_000
const MOST_SEEN = 50_000
const seenBy = new WeakMap<ProtectionStore, Map<string, number>>()

/** Keeps that the member is there, once a minute; nobody waits for it, and what fails the next call keeps. */
export function keepPresence({ ports: { store, clock } }: RequestContext, member: string): void {
  const { protection } = store
  const seen = seenBy.get(protection) ?? new Map<string, number>()
  seenBy.set(protection, seen)
  const now = clock.now()
  const last = seen.get(member)
  if (last !== undefined && now >= last && now - last < SEEN_EVERY_MS) return
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.set(member, now)
  protection.perform(member, { type: 'see' }).catch(() => void seen.delete(member))
}
