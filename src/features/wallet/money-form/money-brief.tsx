import { useLanguage } from '../../../i18n/language.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import styles from './money-form.module.css'
import type { MoneySummaryProps } from './money-summary.tsx'
import { useBalanceAfter } from './use-balance-after.ts'

type MoneyBriefProps = Omit<MoneySummaryProps, 'steps'>

/** The summary in short, within the form and before its button, where the summary itself is below the form. */
export const MoneyBrief = ({ digits, change, afterName, items }: MoneyBriefProps) => {
  const { t, formatNumber } = useLanguage()
  const after = useBalanceAfter(digits, change)
  const figure = after === null ? null : formatNumber(after)
  const sum = (
    <Amount figure={figure} unit={t('money.unit')} unknownLabel={t('money.unknown.label')} />
  )
  return (
    <div className={styles['brief']}>
      <DescriptionList items={[...items, { key: 'after', name: afterName, value: sum }]} />
    </div>
  )
}
