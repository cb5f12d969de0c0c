import { useT } from '../../../i18n/language.tsx'
import { useBalances } from '../use-balances.ts'
import { BeforeAfter } from './before-after.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { amountOf } from './amount.model.ts'

/** The main balance before and after a request. */
type BalanceChange = 'in' | 'out'

/** The main balance after the request, in won; null: nothing typed, not known or not possible. */
const useBalanceAfter = (digits: string, change: BalanceChange): number | null => {
  const sum = useBalances()?.balance ?? null
  const amount = amountOf(digits)
  if (amount === 0 || sum?.mark.kind !== 'fine') return null
  const after = wholeAmount(sum.amount) + (change === 'in' ? amount : -amount)
  return after < 0 ? null : after
}

export type MainBalanceChangeProps = {
  /** Digits of the amount that a press would move; '': none. */
  readonly digits: string
  readonly change: BalanceChange
  /** Label of the balance after the request. */
  readonly afterName: string
}

/** The main balance before and after the request. */
export const MainBalanceChange = ({ digits, change, afterName }: MainBalanceChangeProps) => {
  const t = useT()
  const after = useBalanceAfter(digits, change)
  return (
    <BeforeAfter
      before={useBalances()?.balance ?? null}
      after={after}
      afterName={afterName}
      unit={t('money.unit')}
    />
  )
}
