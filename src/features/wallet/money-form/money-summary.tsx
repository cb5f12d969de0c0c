import { useLanguage } from '../../../i18n/language.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { DescriptionItem } from '../../../ui/description-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './money-summary.module.css'
import { SummaryAmount } from './summary-amount.tsx'
import { useBalanceAfter } from './use-balance-after.ts'
import type { BalanceChange } from './use-balance-after.ts'

export type MoneySummaryProps = {
  /** Typed digits. */
  digits: string
  change: BalanceChange
  afterName: string
  items: readonly DescriptionItem[]
  steps: readonly string[]
}

/** The main balance after the request; nothing if that is not known or not possible. */
const After = ({
  digits,
  change,
  afterName,
}: Pick<MoneySummaryProps, 'digits' | 'change' | 'afterName'>) => {
  const { t, formatNumber } = useLanguage()
  const after = useBalanceAfter(digits, change)
  if (after === null) return null
  return (
    <p className={styles['after']}>
      {afterName} <Amount figure={formatNumber(after)} unit={t('money.unit')} unknownLabel="" />
    </p>
  )
}

/** What a money form is about to send, and what happens next. Follows the form while it is filled in. */
export const MoneySummary = ({ digits, change, afterName, items, steps }: MoneySummaryProps) => {
  const { t } = useLanguage()
  return (
    <div className={styles['summary']}>
      <Panel title={t('moneyForm.summary.title')} className={styles['request']}>
        <SummaryAmount digits={digits} unit={t('money.unit')}>
          <After digits={digits} change={change} afterName={afterName} />
        </SummaryAmount>
        <DescriptionList items={items} />
      </Panel>
      <Panel title={t('moneyForm.next.title')}>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}
