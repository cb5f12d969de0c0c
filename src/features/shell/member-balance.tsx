import { useT } from '../../i18n/language.tsx'
import { useBalances } from '../wallet/use-balances.ts'
import { BalanceText } from '../wallet/balance-text.tsx'
import styles from './header.module.css'
import { useConcealedBalance } from './use-concealed-balance.ts'

/** The total in the header, where no account panel is beside the page. */
export const MemberBalance = () => {
  const t = useT()
  const balances = useBalances()
  const { isConcealed, toggle } = useConcealedBalance()
  // The space separates the label from the sum when both are read out.
  const label = `${t('shell.balance.label')} `
  return (
    <button
      type="button"
      className={styles['balance']}
      aria-pressed={isConcealed}
      title={t(isConcealed ? 'shell.balance.show' : 'shell.balance.hide')}
      onClick={toggle}
    >
      <span className={styles['what']}>{label}</span>
      <BalanceText sum={balances?.total ?? null} compact concealed={isConcealed} tone="gold" />
    </button>
  )
}
