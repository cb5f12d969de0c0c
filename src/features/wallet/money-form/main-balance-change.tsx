import { useT } from '../../../i18n/language.tsx'
import { useBalances } from '../use-balances.ts'
import { BeforeAfter } from './before-after.tsx'
import { useBalanceAfter } from './use-balance-after.ts'
import type { BalanceChange } from './use-balance-after.ts'

export type MainBalanceChangeProps = {
  /** Digits of the amount that a press would move; '': none. */
  readonly digits: string
  readonly change: BalanceChange
  /** What the balance after the request is called. */
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
