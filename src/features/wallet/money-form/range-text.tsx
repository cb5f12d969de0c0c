import { useLanguage } from '../../../i18n/language.tsx'
import { mostOf } from './amount.model.ts'
import type { AmountLimits } from './amount.model.ts'
import { briefAmount } from './brief-amount.ts'

type RangeTextProps = {
  readonly range: Pick<AmountLimits, 'minimum' | 'maximum'>
  readonly unit?: string
}

/** The limits of a method in short; without a minimum, the member's own money is the limit. */
export const RangeText = ({ range, unit }: RangeTextProps) => {
  const { t, locale, formatNumber } = useLanguage()
  if (range.minimum <= 1) return t('amount.noMinimum')
  return t('amount.range', {
    minimum: briefAmount(range.minimum, locale, formatNumber),
    maximum: briefAmount(range.maximum, locale, formatNumber),
    unit: unit ?? t('money.unit'),
  })
}

/** Which amounts the form accepts: the method's limits, or what the member has. */
export const PossibleText = ({ range, unit }: { range: AmountLimits; unit: string }) => {
  const { t, formatNumber } = useLanguage()
  const most = mostOf(range)
  const minimum = formatNumber(range.minimum)
  if (most === null) return t('amount.error.too-small', { amount: minimum, unit })
  if (most === range.maximum) return <RangeText range={range} unit={unit} />
  const maximum = formatNumber(Math.trunc(most))
  if (range.minimum <= 1) return t('amount.most', { amount: maximum, unit })
  return t('amount.range', { minimum, maximum, unit })
}
