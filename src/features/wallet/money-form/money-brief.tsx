import { useT } from '../../../i18n/language.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { MainBalanceChange } from './main-balance-change.tsx'
import type { MainBalanceChangeProps } from './main-balance-change.tsx'
import styles from './money-form.module.css'

/** The balance after the request, above the form's button, where the summary is not shown. */
export const MoneyBrief = (props: MainBalanceChangeProps) => {
  const t = useT()
  const value = <MainBalanceChange {...props} />
  return (
    <div className={styles['brief']}>
      <DescriptionList items={[{ key: 'balance', name: t('account.balance.site'), value }]} />
    </div>
  )
}
