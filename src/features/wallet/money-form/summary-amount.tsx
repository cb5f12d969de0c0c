import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { amountOf } from './amount.model.ts'
import styles from './money-summary.module.css'

type SummaryAmountProps = {
  /** Typed digits. */
  readonly digits: string
  readonly unit: string
  /** Below the amount. */
  readonly children?: ReactNode
}

/** The typed amount, or in its place and height what will stand here. */
export const SummaryAmount = ({ digits, unit, children }: SummaryAmountProps) => {
  const { t, formatNumber } = useLanguage()
  return (
    <div className={styles['amount']}>
      {digits === '' ? (
        <p className={styles['none']}>{t('moneyForm.summary.empty')}</p>
      ) : (
        <>
          <p>
            <Amount
              figure={formatNumber(amountOf(digits))}
              unit={unit}
              unknownLabel=""
              tone="gold"
              size="huge"
            />
          </p>
          {children}
        </>
      )}
    </div>
  )
}
