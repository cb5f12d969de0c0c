import { useLanguage } from '../../../i18n/language.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { amountOf } from './amount.model.ts'
import styles from './money-summary.module.css'

type SummaryAmountProps = {
  /** Typed digits. */
  readonly digits: string
  readonly unit: string
}

/** The typed amount; a hint of the same height until there is one. */
export const SummaryAmount = ({ digits, unit }: SummaryAmountProps) => {
  const { t, formatNumber } = useLanguage()
  const sum =
    digits === '' ? (
      <span className={styles['missing']}>{t('amount.error.missing')}</span>
    ) : (
      <Amount
        figure={formatNumber(amountOf(digits))}
        unit={unit}
        unknownLabel={t('money.unknown.label')}
        tone="gold"
        size="huge"
      />
    )
  return (
    <p className={styles['amount']}>
      <span>{t('amount.label')}</span> {sum}
    </p>
  )
}
