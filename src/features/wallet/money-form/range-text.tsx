import { useLanguage } from '../../../i18n/language.tsx'
import { mostOf } from './amount.model.ts'
import type { AmountLimits } from './amount.model.ts'
import { briefAmount } from './brief-amount.ts'

/** The limits of a method in short. */
export const RangeText = ({ range }: { range: Pick<AmountLimits, 'minimum' | 'maximum'> }) => {
  const { t, locale, formatNumber } = useLanguage()
  return t('amount.range', {
    minimum: briefAmount(range.minimum, locale, formatNumber),
    maximum: briefAmount(range.maximum, locale, formatNumber),
    unit: t('money.unit'),
  })
}

/** Which amounts the form accepts: within the limits and what the member has. */
export const PossibleText = ({ range, unit }: { range: AmountLimits; unit: string }) => {
  const { t, formatNumber } = useLanguage()
  const most = mostOf(range)
  const minimum = formatNumber(range.minimum)
  if (most === null) return t('amount.error.too-small', { amount: minimum, unit })
  const maximum = formatNumber(Math.trunc(most))
  if (range.minimum <= 1) return t('amount.most', { amount: maximum, unit })
  return t('amount.range', { minimum, maximum, unit })
}
