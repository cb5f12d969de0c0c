import { useT } from '../../i18n/language.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { WarningIcon } from '../../ui/icons-state.tsx'
import { oldSince } from './balances.model.ts'
import type { MarkedSum } from './balances.model.ts'
import { MoneyMark, MoneyText } from './money-text.tsx'
import type { MoneyTextProps } from './money-text.tsx'

export type BalanceTextProps = Omit<MoneyTextProps, 'amount'> & {
  /** From `useBalances`; null: unknown, shown as a dash (R-SESS-07). */
  sum: MarkedSum | null
}

const SumMark = ({ sum, compact }: { sum: MarkedSum; compact: boolean }) => {
  const t = useT()
  // MoneyText marks an unreadable amount.
  if (sum.mark.kind === 'fine' || sum.mark.kind === 'unreadable') return null
  if (sum.mark.kind === 'partial')
    return <MoneyMark icon={<WarningIcon />} label={t('balance.partial.label')} compact={compact} />
  const time = oldSince(sum)
  const staleLabel =
    time === null ? t('balance.oldUnknown.label') : t('balance.old.label', { time })
  const brief = time === null ? t('balance.oldUnknown.brief') : t('balance.old.brief', { time })
  return <MoneyMark icon={<ClockIcon />} label={staleLabel} brief={brief} compact={compact} />
}

export const BalanceText = ({ sum, compact = false, ...look }: BalanceTextProps) => (
  <>
    <MoneyText {...look} compact={compact} amount={sum?.amount ?? null} />
    {sum && <SumMark sum={sum} compact={compact} />}
  </>
)
