import { useT } from '../../../i18n/language.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { DescriptionItem } from '../../../ui/description-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StepList } from '../../../ui/step-list.tsx'
import { MainBalanceChange } from './main-balance-change.tsx'
import type { MainBalanceChangeProps } from './main-balance-change.tsx'
import styles from './money-summary.module.css'
import { SummaryAmount } from './summary-amount.tsx'

type MoneySummaryProps = MainBalanceChangeProps & {
  /** Typed digits. */
  readonly typed: string
  readonly items: readonly DescriptionItem[]
  readonly steps: readonly string[]
}

/** Shows what a money form is about to send and what happens next. Follows the fields. */
export const MoneySummary = ({ typed, items, steps, ...change }: MoneySummaryProps) => {
  const t = useT()
  const balance = {
    key: 'balance',
    name: t('account.balance.site'),
    value: <MainBalanceChange {...change} />,
  }
  return (
    <div className={styles['summary']}>
      <Panel title={t('moneyForm.summary.title')} className={styles['request']}>
        <SummaryAmount digits={typed} unit={t('money.unit')} />
        <DescriptionList items={[...items, balance]} />
      </Panel>
      <Panel title={t('moneyForm.next.title')}>
        <StepList steps={steps} />
      </Panel>
    </div>
  )
}
