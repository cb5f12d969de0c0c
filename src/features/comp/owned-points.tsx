import { useT } from '../../i18n/language.tsx'
import { BalanceText } from '../wallet/balance-text.tsx'
import { useBalances } from '../wallet/use-balances.ts'
import styles from './owned-points.module.css'

export const OwnedPoints = () => {
  const t = useT()
  const balances = useBalances()
  return (
    <div>
      <p className={styles['owned']}>
        <span>{t('comp.owned.label')}</span>
        <BalanceText sum={balances && balances.comp} tone="gold" size="large" />
      </p>
      <p className={styles['worth']}>{t('comp.balance.text')}</p>
    </div>
  )
}
