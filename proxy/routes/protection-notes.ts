import { requestStatusMeanings } from '../../src/generated/statuses.ts'
import { isRecord } from '../../src/lib/json.ts'
import type { ClientResponse } from '../ports/ports.ts'
import type { ListedRequest, ProtectionCommand, ProtectionStore } from '../protection/commands.ts'
import { refusalAnswer } from '../protection/facts.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import { idOf } from './protected-money.ts'
import { respond } from '../http/request-context.ts'
import type { RequestContext } from '../http/request-context.ts'

type Body = Readonly<Record<string, unknown>>

/** An unknown status counts as waiting. */
export const stateOf = (status: unknown): ListedRequest['state'] => {
  const meanings: Readonly<Record<string, ListedRequest['state']>> = requestStatusMeanings
  const isListed = typeof status === 'string' && Object.hasOwn(meanings, status)
  return (isListed ? meanings[status] : undefined) ?? 'waiting'
}

function listedRequest(item: unknown): ListedRequest | null {
  if (!isRecord(item)) return null
  const { amount, requestedAt, status } = item
  const id = idOf(item)
  const at = Date.parse(String(requestedAt))
  if (id === null || typeof amount !== 'number' || Number.isNaN(at)) return null
  if (!Number.isFinite(amount) || amount < 0) return null
  return { id, amount: Math.ceil(amount), at, state: stateOf(status) }
}

/** The time since which a page of the list is complete; Infinity: unknown. */
function completeFrom(
  body: Body,
  { value }: BackendAnswer,
  list: readonly unknown[],
  requests: readonly ListedRequest[],
): number {
  const isFirstPage = (body['page'] ?? 1) === 1
  if (!isFirstPage || requests.length < list.length) return Infinity
  if (value['total'] === list.length) return 0
  const times = requests.map(({ at }) => at)
  const isNewestFirst = times.every((at, index) => index === 0 || at <= (times[index - 1] ?? at))
  return isNewestFirst && times.length > 0 ? Math.min(...times) : Infinity
}

function commandOf(
  { route: { protection } }: RequestContext,
  body: Body,
  answer: BackendAnswer,
  askedAt: number,
): ProtectionCommand | null {
  if (answer.status !== 'success') return null
  switch (protection) {
    case 'deposit_list':
    case 'withdrawal_list': {
      const list: readonly unknown[] = Array.isArray(answer.value['list'])
        ? answer.value['list']
        : []
      const requests = list.map(listedRequest).filter((request) => request !== null)
      const kind = protection === 'deposit_list' ? 'deposit' : 'withdrawal'
      const from = completeFrom(body, answer, list, requests)
      return { type: 'learn', kind, requests, from, askedAt }
    }
    case 'deposit_account': {
      const inquiry = idOf(answer.value['help'])
      return inquiry === null ? null : { type: 'askedDepositAccount', inquiry }
    }
    case 'deposit_cancel':
    case 'withdrawal_cancel': {
      const id = idOf(body)
      const kind = protection === 'deposit_cancel' ? 'deposit' : 'withdrawal'
      return id === null ? null : { type: 'cancel', kind, id }
    }
    default:
      return null
  }
}

/**
 * Records movements from an answer: lists and cancelled requests.
 * @param askedAt when the backend was asked, epoch in milliseconds
 */
export async function recordAnswer(
  context: RequestContext,
  body: Body,
  member: string,
  answer: BackendAnswer,
  askedAt: number,
): Promise<void> {
  const command = commandOf(context, body, answer, askedAt)
  const { ports, requestId } = context
  if (command !== null) await ports.store.protection.record(member, command, requestId)
}

/** Routes closed by a break or a limit that do not move money themselves. */
const commandTypes: Readonly<Record<string, ProtectionCommand['type'] & `admit${string}`>> = {
  game: 'admitGame',
  deposit_account: 'admitDepositAccount',
}

/**
 * The refusal to open a game or to show a deposit account; null: allowed.
 * @throws ProblemError 429 after too many of the member
 * @throws StoreUnavailableError: it must not be sent
 */
export async function refuseAdmission(
  context: RequestContext,
  member: string,
): Promise<ClientResponse | null> {
  const { ports, route } = context
  const type = commandTypes[route.protection ?? '']
  if (type === undefined) return null
  await ports.throttle({ route, clientAddress: null, body: {}, member })
  const { refusal } = await ports.store.protection.perform(member, { type })
  if (refusal === null) return null
  const value = refusalAnswer(refusal)
  return respond(context, { status: value.status, value })
}

const PRESENCE_INTERVAL_MS = 60_000
const MAX_PRESENCES = 50_000
const presenceTimes = new WeakMap<ProtectionStore, Map<string, number>>()

/** Records the member's activity, once a minute, in the background. The next call repeats a failed write. */
export function keepPresence({ ports: { store, clock } }: RequestContext, member: string): void {
  const { protection } = store
  const recordedAt = presenceTimes.get(protection) ?? new Map<string, number>()
  presenceTimes.set(protection, recordedAt)
  const now = clock.now()
  const lastTime = recordedAt.get(member)
  if (lastTime !== undefined && now >= lastTime && now - lastTime < PRESENCE_INTERVAL_MS) return
  if (recordedAt.size >= MAX_PRESENCES) recordedAt.clear()
  recordedAt.set(member, now)
  protection.perform(member, { type: 'see' }).catch(() => void recordedAt.delete(member))
}
