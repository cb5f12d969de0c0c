import { addMoney } from '../../lib/money.ts'
import type { Money, Points } from '../../lib/money.ts'
import type { Balances } from '../player/player.ts'

/**
 * How a sum is marked: not at all, as unreadable, as partial, which is a total of which a part is
 * unreadable, or as old. `since` is when the site last heard of it, epoch milliseconds, null if unknown.
 */
export type BalanceMark =
  | { readonly kind: 'fine' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'partial' }
  | { readonly kind: 'old'; readonly since: number | null }

/** A sum of the member's and its mark. */
export type MarkedSum = { readonly amount: Money | Points; readonly mark: BalanceMark }

/** `total`: balance and game balance, added before they are truncated (R-ACCT-02). */
export type MarkedBalances = Readonly<Record<keyof Balances | 'total', MarkedSum>>

/**
 * Decides for each sum of the member how it is marked. A balance that is unreadable counts as 0, in the
 * total, too (R-ACCT-03). `since`: of when the balances are if they may be old, null if that is unknown;
 * undefined if they are fresh.
 */
export const markBalances = (
  balances: Balances,
  since: number | null | undefined,
): MarkedBalances => {
  const marked = (amount: Money | Points): MarkedSum => {
    if (!amount.isReadable) return { amount, mark: { kind: 'unreadable' } }
    return { amount, mark: since === undefined ? { kind: 'fine' } : { kind: 'old', since } }
  }
  const { balance, gameBalance } = balances
  const total = marked(addMoney(balance, gameBalance))
  const isPartial = balance.isReadable !== gameBalance.isReadable
  return {
    total: isPartial ? { ...total, mark: { kind: 'partial' } } : total,
    balance: marked(balance),
    gameBalance: marked(gameBalance),
    comp: marked(balances.comp),
  }
}

const clockTime = (at: number): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Of when an old sum is: `HH:MM` by the player's clock; null where that is unknown, or it is not old. */
export const oldSince = ({ mark }: MarkedSum): string | null =>
  mark.kind === 'old' && mark.since !== null ? clockTime(mark.since) : null
