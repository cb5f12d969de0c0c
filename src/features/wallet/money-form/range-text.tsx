import { useLanguage } from '../../../i18n/language.tsx'
import type { AmountLimits } from './amount.model.ts'

export const RangeText = ({ range }: { range: Pick<AmountLimits, 'minimum' | 'maximum'> }) => {
  const { t, formatNumber } = useLanguage()
  return (
    <span>
      {t('amount.range', {
        minimum: formatNumber(range.minimum),
        maximum: formatNumber(range.maximum),
        unit: t('money.unit'),
      })}
    </span>
  )
}
