import { isRecord, readProperty, readTextProperty } from '../../src/lib/json.ts'
import type { Refusal, ProtectionStore } from '../protection/commands.ts'
import type { MoneyKind, PayIn } from '../protection/record.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import type { RequestContext } from '../http/request-context.ts'

/** The part of an answer that counts for limits. */
type MoneyAnswer = Pick<BackendAnswer, 'status' | 'value'>

export type ProtectedMoney = {
  /**
   * Reserves the amount before sending. Null: it may be sent.
   * @throws StoreUnavailableError: it must not be sent
   */
  reserve(): Promise<Refusal | null>
  /** The backend answered. */
  settle(answer: MoneyAnswer): Promise<void>
  /** The request was sent and its outcome is unknown: the amount stays reserved. */
  markUnknown(): Promise<void>
  /** The request certainly had no effect: releases the amount. */
  release(): Promise<void>
}

const unprotectedMoney: ProtectedMoney = {
  reserve: () => Promise.resolve(null),
  settle: () => Promise.resolve(),
  markUnknown: () => Promise.resolve(),
  release: () => Promise.resolve(),
}

const kinds: ReadonlySet<unknown> = new Set<MoneyKind>([
  'deposit',
  'withdrawal',
  'transfer_in',
  'transfer_out',
])
const isMoney = (protection: string | null): protection is MoneyKind => kinds.has(protection)

/** The id of an item or of a request about it; null: none. */
export const idOf = (item: unknown): string | null => {
  const id = readProperty(item, 'id')
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** How the deposit is paid: from the answer, and for missing values from the request and the instruction. */
function payInOf(
  { code, bankOwner }: Readonly<Record<string, unknown>>,
  { value }: MoneyAnswer,
): PayIn {
  const payIn = readProperty(value['deposit'], 'payIn')
  const answerPayIn: PayIn = isRecord(payIn) ? payIn : {}
  return {
    ...answerPayIn,
    code: answerPayIn.code ?? (typeof code === 'string' || typeof code === 'number' ? code : null),
    bankOwner: answerPayIn.bankOwner ?? (typeof bankOwner === 'string' ? bankOwner : null),
    instruction: answerPayIn.instruction || readTextProperty(value, 'instruction'),
  }
}

/** The larger of the requested amount and the amount in the answer. */
function amountIn({ value }: MoneyAnswer, requestedAmount: number): number {
  const answeredAmount = readProperty(value['deposit'] ?? value['withdrawal'], 'amount')
  return typeof answeredAmount === 'number' && Number.isFinite(answeredAmount)
    ? Math.max(requestedAmount, Math.ceil(answeredAmount))
    : requestedAmount
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
  if (!isMoney(kind)) return unprotectedMoney
  const store: ProtectionStore = ports.store.protection
  const amount = Number(body['amount'])
  const sentAt = ports.clock.now()
  const settlement = { type: 'settle', kind, attempt, amount, sentAt } as const
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
    settle: (answer) => {
      if (answer.status === 'success') {
        const isTransfer = kind === 'transfer_in' || kind === 'transfer_out'
        const state = isTransfer ? 'completed' : 'waiting'
        const result = {
          id: idOf(answer.value['deposit'] ?? answer.value['withdrawal']),
          amount: amountIn(answer, amount),
          ...(kind === 'deposit' ? { payIn: payInOf(body, answer) } : {}),
        }
        return store.record(member, { ...settlement, state, ...result }, requestId)
      }
      const isRefusal = Object.hasOwn(route.backend?.answers ?? {}, answer.status ?? '')
      return isRefusal
        ? release()
        : store.record(member, { ...settlement, state: 'unknown', id: null }, requestId)
    },
    markUnknown: () =>
      store.record(member, { ...settlement, state: 'unknown', id: null }, requestId),
    release,
  }
}
