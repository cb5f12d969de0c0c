import { useLanguage } from '../../../i18n/language.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { amountOf } from './amount.model.ts'
import styles from './money-summary.module.css'

type SummaryAmountProps = {
  /** Typed digits. */
  readonly digits: string
  readonly unit: string
}

/** The typed amount; a dash of the same height until there is one. */
export const SummaryAmount = ({ digits, unit }: SummaryAmountProps) => {
  const { t, formatNumber } = useLanguage()
  const isTyped = digits !== ''
  const sum = (
    <Amount
      figure={isTyped ? formatNumber(amountOf(digits)) : null}
      unit={unit}
      unknownLabel={t('money.unknown.label')}
      tone={isTyped ? 'gold' : 'plain'}
      size="huge"
    />
  )
  return (
    <p className={styles['amount']}>
      {t('amount.label')} {sum}
    </p>
  )
}
