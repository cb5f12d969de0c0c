import type { ReactNode } from 'react'
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
  steps: readonly string[]
  children?: ReactNode
}

/** What a money form is about to send, and what happens next. Follows the form while it is filled in. */
export const MoneySummary = ({ digits, items, steps, children }: MoneySummaryProps) => {
  const { t, formatNumber } = useLanguage()
  return (
    <Panel title={t('moneyForm.summary.title')} className={styles['summary']}>
      <p className={styles['amount']}>
        {digits === '' ? (
          <span className={styles['none']}>{t('moneyForm.summary.noAmount')}</span>
        ) : (
          <Amount
            figure={formatNumber(amountOf(digits))}
            unit={t('money.unit')}
            unknownLabel={t('money.unknown.label')}
            tone="gold"
            size="huge"
          />
        )}
      </p>
      <DescriptionList items={items} />
      {children}
      <div className={styles['next']}>
        <h3 className={styles['title']}>{t('moneyForm.next.title')}</h3>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}
