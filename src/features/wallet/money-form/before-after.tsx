import { useLanguage } from '../../../i18n/language.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { ArrowDownIcon } from '../../../ui/icons-list.tsx'
import { BalanceText } from '../balance-text.tsx'
import type { MarkedSum } from '../balances.model.ts'
import styles from './before-after.module.css'

type BeforeAfterProps = {
  /** The balance now; null: unknown. */
  readonly before: MarkedSum | null
  /** The balance after the request; null: not known yet, or not possible. */
  readonly after: number | null
  /** What the second sum is: for screen readers, and in narrow places instead of the arrow. */
  readonly afterName: string
  readonly unit: string
}

/** A balance; once an amount is typed an arrow, and the balance after the request. */
export const BeforeAfter = ({ before, after, afterName, unit }: BeforeAfterProps) => {
  const { t, formatNumber } = useLanguage()
  // The space parts it from the sum where it is read out.
  const named = `${afterName} `
  return (
    <span className={styles['change']}>
      <span className={after === null ? undefined : styles['past']}>
        <BalanceText sum={before} />
      </span>
      {after !== null && (
        <span className={styles['after']}>
          <ArrowDownIcon />
          <span className={styles['word']}>{named}</span>
          <Amount
            figure={formatNumber(after)}
            unit={unit}
            unknownLabel={t('money.unknown.label')}
          />
        </span>
      )}
    </span>
  )
}
