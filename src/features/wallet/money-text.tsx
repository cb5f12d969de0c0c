import { useLanguage } from '../../i18n/language.tsx'
import { wholeAmount } from '../../lib/money.ts'
import type { Money, Points } from '../../lib/money.ts'
import { Amount } from '../../ui/amount.tsx'
import type { AmountProps } from '../../ui/amount.tsx'
import { WarningIcon } from '../../ui/icons-state.tsx'
import { MoneyMark } from './money-mark.tsx'

export type MoneyTextProps = Pick<AmountProps, 'concealed' | 'tone' | 'size' | 'className'> & {
  /** Null: unknown, shown as a dash (R-SESS-07). */
  amount: Money | Points | null
  /** Marks an unreadable amount by an icon only. */
  compact?: boolean | undefined
}

/** Every amount on screen: truncated to a whole number (R-ACCT-02), marked if unreadable (R-ACCT-03). */
export const MoneyText = ({ amount, compact, ...look }: MoneyTextProps) => {
  const { formatNumber, t } = useLanguage()
  return (
    <>
      <Amount
        {...look}
        figure={amount && formatNumber(wholeAmount(amount))}
        unit={t(amount !== null && 'points' in amount ? 'money.points' : 'money.unit')}
        unknownLabel={t('money.unknown.label')}
        concealedLabel={t('money.concealed.label')}
      />
      {amount?.isReadable === false && (
        <MoneyMark icon={<WarningIcon />} words={t('money.unreadable.label')} compact={compact} />
      )}
    </>
  )
}
