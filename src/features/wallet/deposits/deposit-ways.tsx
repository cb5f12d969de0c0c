import { useLanguage, useT } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { OperatorImage } from '../../operator-text/operator-image.tsx'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { TRANSFER } from '../money-form/money-form.model.ts'
import { RangeText } from '../money-form/range-text.tsx'
import type { PaymentOption } from '../payment-options.ts'
import type { DepositFormState } from './use-deposit-form.ts'

export const DepositWayName = ({ option }: { option: PaymentOption | null }) => {
  const { t, locale } = useLanguage()
  if (option === null) return <span>{t('deposits.way.transfer')}</span>
  return <OperatorTitle>{localisedName(locale, option.name)}</OperatorTitle>
}

export const DepositWays = ({
  state: { form, options, option, rangeFor },
}: {
  state: DepositFormState
}) => {
  const t = useT()
  const range = (of: PaymentOption | null) => <RangeText range={rangeFor(of)} />
  if (options.length === 0) return null
  return (
    <ChoiceCards
      legend={t('deposits.way.label')}
      value={option === null ? TRANSFER : String(option.code)}
      onChange={(way) => form.change('way', way)}
      disabled={form.phase !== 'editing'}
      choices={[
        {
          value: TRANSFER,
          title: <DepositWayName option={null} />,
          aside: range(null),
        },
        ...options.map((one) => ({
          value: String(one.code),
          title: <DepositWayName option={one} />,
          picture: <OperatorImage address={one.image} instead={null} />,
          aside: one.isOpen ? range(one) : t('moneyForm.options.closed'),
          disabled: !one.isOpen,
        })),
      ]}
    />
  )
}
