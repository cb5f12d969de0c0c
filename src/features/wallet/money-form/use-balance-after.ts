import { wholeAmount } from '../../../lib/money.ts'
import { useBalances } from '../use-balances.ts'
import { amountOf } from './amount.model.ts'

/** What a request does to the main balance. */
export type BalanceChange = 'in' | 'out'

/** The main balance after the request, in won; null: nothing typed, not known or not possible. */
export const useBalanceAfter = (digits: string, change: BalanceChange): number | null => {
  const sum = useBalances()?.balance ?? null
  const amount = amountOf(digits)
  if (amount === 0 || sum?.mark.kind !== 'fine') return null
  const after = wholeAmount(sum.amount) + (change === 'in' ? amount : -amount)
  return after < 0 ? null : after
}
