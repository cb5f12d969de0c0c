import { addMoney } from '../../lib/money.ts'
import type { Money, Points } from '../../lib/money.ts'
import type { Balances } from '../player/player.ts'

/**
 * Mark of a sum: none, unreadable, partial (a total with an unreadable part), or old. `since` is the time of the last
 * answer, epoch milliseconds; null: unknown.
 */
export type BalanceMark =
  | { readonly kind: 'fine' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'partial' }
  | { readonly kind: 'old'; readonly since: number | null }

export type MarkedSum = { readonly amount: Money | Points; readonly mark: BalanceMark }

/** `total`: balance plus game balance, added before truncation (R-ACCT-02). */
export type MarkedBalances = Readonly<Record<keyof Balances | 'total', MarkedSum>>

/**
 * Decides the mark of each sum. An unreadable balance counts as 0, also in the total (R-ACCT-03). `since`: time of
 * possibly outdated balances, null if unknown; undefined if fresh.
 */
export const markBalances = (
  balances: Balances,
  since: number | null | undefined,
): MarkedBalances => {
  const markedSum = (amount: Money | Points): MarkedSum => {
    if (!amount.isReadable) return { amount, mark: { kind: 'unreadable' } }
    return { amount, mark: since === undefined ? { kind: 'fine' } : { kind: 'old', since } }
  }
  const { balance, gameBalance } = balances
  const total = markedSum(addMoney(balance, gameBalance))
  const isPartial = balance.isReadable !== gameBalance.isReadable
  return {
    total: isPartial ? { ...total, mark: { kind: 'partial' } } : total,
    balance: markedSum(balance),
    gameBalance: markedSum(gameBalance),
    comp: markedSum(balances.comp),
  }
}

const clockTime = (at: number): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Time of an old sum as `HH:MM` by the player's clock; null: unknown or not old. */
export const oldSince = ({ mark }: MarkedSum): string | null =>
  mark.kind === 'old' && mark.since !== null ? clockTime(mark.since) : null
