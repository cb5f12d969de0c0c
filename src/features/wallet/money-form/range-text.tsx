import { useLanguage } from '../../../i18n/language.tsx'
import { Sentence } from '../../../ui/figure.tsx'
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
  const limits = () =>
    t('amount.range', {
      minimum: briefAmount(range.minimum, locale, formatNumber),
      maximum: briefAmount(range.maximum, locale, formatNumber),
      unit: unit ?? t('money.unit'),
    })
  return <Sentence>{range.minimum <= 1 ? t('amount.noMinimum') : limits()}</Sentence>
}

/** Which amounts the form accepts: the method's limits, or what the member has. */
export const PossibleText = ({ range, unit }: { range: AmountLimits; unit: string }) => {
  const { t, formatNumber } = useLanguage()
  const most = mostOf(range)
  const minimum = formatNumber(range.minimum)
  if (most === null)
    return <Sentence>{t('amount.error.too-small', { amount: minimum, unit })}</Sentence>
  if (most === range.maximum) return <RangeText range={range} unit={unit} />
  const maximum = formatNumber(Math.trunc(most))
  return (
    <Sentence>
      {range.minimum <= 1
        ? t('amount.most', { amount: maximum, unit })
        : t('amount.range', { minimum, maximum, unit })}
    </Sentence>
  )
}
