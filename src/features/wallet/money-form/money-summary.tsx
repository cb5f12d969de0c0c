import { useLanguage } from '../../../i18n/language.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { DescriptionItem } from '../../../ui/description-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { amountOf } from './amount.model.ts'
import styles from './money-summary.module.css'

export type MoneySummaryProps = {
  /** Typed digits. */
  digits: string
  items: readonly DescriptionItem[]
  /** Gold if no other sum of the form matters more. */
  tone: 'plain' | 'gold'
  steps: readonly string[]
}

/** What a money form is about to send, and what happens next. Follows the form while it is filled in. */
export const MoneySummary = ({ digits, items, tone, steps }: MoneySummaryProps) => {
  const { t, formatNumber } = useLanguage()
  return (
    <div className={styles['summary']}>
      <Panel title={t('moneyForm.summary.title')} className={styles['request']}>
        <p className={styles['amount']}>
          <Amount
            figure={formatNumber(amountOf(digits))}
            unit={t('money.unit')}
            unknownLabel={t('money.unknown.label')}
            tone={digits === '' ? 'plain' : tone}
            size="huge"
            {...(digits === '' && { className: styles['none'] ?? '' })}
          />
        </p>
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
