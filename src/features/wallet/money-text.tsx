import { useLanguage } from '../../i18n/language.tsx'
import { wholeAmount } from '../../lib/money.ts'
import type { Money, Points } from '../../lib/money.ts'
import { Amount } from '../../ui/amount.tsx'
import type { AmountProps } from '../../ui/amount.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Figure } from '../../ui/figure.tsx'
import { WarningIcon } from '../../ui/icons-state.tsx'
import styles from './money-text.module.css'

type MoneyMarkProps = {
  icon: Elements
  /** The meaning; announced and shown on hover where space is short. */
  label: string
  /** Short visible text where space is short. */
  brief?: string
  compact: boolean | undefined
}

export const MoneyMark = ({ icon, label, brief, compact }: MoneyMarkProps) => {
  if (!compact)
    return (
      <small key={label} className={styles['note']}>
        {label}
      </small>
    )
  return (
    <span className={styles['mark']} role="img" aria-label={label} title={label}>
      {icon}
      {brief !== undefined && <Figure>{brief}</Figure>}
    </span>
  )
}

export type MoneyTextProps = Pick<AmountProps, 'concealed' | 'tone' | 'size'> & {
  /** Null: unknown, shown as a dash (R-SESS-07). */
  amount: Money | Points | null
  /** Marks an unreadable amount by an icon only. */
  compact?: boolean | undefined
  /** Whether a gain has a plus, as a loss has a minus. */
  isSigned?: boolean
}

/** Every amount on screen: truncated to a whole number (R-ACCT-02), marked if unreadable (R-ACCT-03). */
export const MoneyText = ({ amount, compact, isSigned = false, ...look }: MoneyTextProps) => {
  const { formatNumber, t } = useLanguage()
  const whole = amount === null ? 0 : wholeAmount(amount)
  const sign = isSigned && whole > 0 ? '+' : ''
  return (
    <>
      <Amount
        {...look}
        figure={amount === null ? null : sign + formatNumber(whole)}
        unit={t(amount !== null && 'points' in amount ? 'money.points' : 'money.unit')}
        unknownLabel={t('money.unknown.label')}
        concealedLabel={t('money.concealed.label')}
      />
      {amount?.isReadable === false && (
        <MoneyMark icon={<WarningIcon />} label={t('money.unreadable.label')} compact={compact} />
      )}
    </>
  )
}
