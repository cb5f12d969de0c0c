import { isRecord, readProperty } from '../../lib/json.ts'
import type { Refusal } from '../protection/commands.ts'
import type { ProtectionStore } from '../protection/protection-store.ts'
import type { MoneyKind } from '../protection/record.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import type { RequestContext } from '../core/request-context.ts'

export type ProtectedMoney = {
  /**
   * Reserves the amount before sending. Null: it may be sent.
   * @throws StoreUnavailable: it must not be sent
   */
  reserve(): Promise<Refusal | null>
  /** The backend answered. */
  answered(answer: BackendAnswer): Promise<void>
  /** Sent, outcome unknown: the amount stays reserved. */
  lost(): Promise<void>
  /** Certainly not done: releases the amount. */
  release(): Promise<void>
}

const unprotected: ProtectedMoney = {
  reserve: () => Promise.resolve(null),
  answered: () => Promise.resolve(),
  lost: () => Promise.resolve(),
  release: () => Promise.resolve(),
}

const kinds: ReadonlySet<unknown> = new Set<MoneyKind>([
  'deposit',
  'withdrawal',
  'transfer_in',
  'transfer_out',
])
const isMoney = (protection: string | null): protection is MoneyKind => kinds.has(protection)

/** The request id in the answer; null: none. */
function idIn({ value }: BackendAnswer): string | null {
  const id = readProperty(value['deposit'] ?? value['withdrawal'], 'id')
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** The larger of the requested amount and the amount in the answer. */
function amountIn({ value }: BackendAnswer, asked: number): number {
  const told = readProperty(value['deposit'] ?? value['withdrawal'], 'amount')
  return typeof told === 'number' && Number.isFinite(told)
    ? Math.max(asked, Math.ceil(told))
    : asked
}

/**
 * How one attempt to move money counts against its member's limits, by the contract's `x-protection`.
 * @param attempt unique to this attempt; a repeated request has another one
 */
export function protectedMoney(
  { ports, route, requestId }: RequestContext,
  body: Readonly<Record<string, unknown>>,
  member: string,
  attempt: string,
): ProtectedMoney {
  const kind = route.protection
  if (!isMoney(kind)) return unprotected
  const store: ProtectionStore = ports.store.protection
  const amount = Number(body['amount'])
  const moved = { type: 'settle', kind, attempt, amount } as const
  const release = () => store.record(member, { type: 'release', attempt }, requestId)
  return {
    reserve: async () => {
      if (kind !== 'deposit' && kind !== 'transfer_in') return null
      try {
        const command = { type: 'reserve', kind, attempt, amount } as const
        return (await store.perform(member, command, requestId)).refusal
      } catch (error) {
        // The reservation may have been written after all, and the request will not be sent.
        void release()
        throw error
      }
    },
    answered: (answer) => {
      if (answer.status === 'success') {
        const isTransfer = kind === 'transfer_in' || kind === 'transfer_out'
        const state = isTransfer ? 'completed' : 'waiting'
        const told = { id: idIn(answer), amount: amountIn(answer, amount) }
        return store.record(member, { ...moved, state, ...told }, requestId)
      }
      const isRefusal = Object.hasOwn(route.backend?.answers ?? {}, answer.status ?? '')
      return isRefusal
        ? release()
        : store.record(member, { ...moved, state: 'unknown', id: null }, requestId)
    },
    lost: () => store.record(member, { ...moved, state: 'unknown', id: null }, requestId),
    release,
  }
}

/** The id in a request to cancel; null: none. */
export const cancelledId = (body: unknown): string | null => {
  const id = isRecord(body) ? body['id'] : null
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
