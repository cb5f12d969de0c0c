import { useLanguage } from '../../i18n/language.tsx'
import { Amount } from '../../ui/amount.tsx'
import type { AmountProps } from '../../ui/amount.tsx'

/** An amount that may not be known yet (a dash, R-SESS-07), or hidden by the player. */
export const Money = ({
  amount,
  ...look
}: Pick<AmountProps, 'concealed' | 'tone' | 'size' | 'className'> & { amount: number | null }) => {
  const { formatNumber, t } = useLanguage()
  return (
    <Amount
      {...look}
      figure={amount === null ? null : formatNumber(amount)}
      unit={t('money.unit')}
      unknownLabel={t('money.unknown.label')}
      concealedLabel={t('money.concealed.label')}
    />
  )
}
