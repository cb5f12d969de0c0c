import { useLanguage } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { OperatorImage } from '../../operator-text/operator-image.tsx'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { isOwnAccount, openOption, TRANSFER } from '../payment-options.ts'
import type { PaymentOption } from '../payment-options.ts'
import { RangeText } from './amount-field.tsx'
import type { LastUsed } from './last-used.storage.ts'
import { LastUsedButton } from './money-form.tsx'
import type { AmountLimits } from './money-form.model.ts'

/** Name of the method without a payment option. */
type OwnWay = { readonly transferName: 'deposits.way.transfer' | 'withdrawals.way.transfer' }

type WayNameProps = OwnWay & { readonly option: PaymentOption | null }

export const MethodName = ({ option, transferName }: WayNameProps) => {
  const { t, locale } = useLanguage()
  if (option === null) return <span>{t(transferName)}</span>
  return <OperatorTitle>{localisedName(locale, option.name)}</OperatorTitle>
}

type PaymentWaysProps = WayNameProps & {
  readonly legend: string
  readonly transferDetails: Elements
  readonly options: readonly PaymentOption[]
  readonly rangeFor: (option: PaymentOption) => AmountLimits
  readonly disabled: boolean
  readonly onChange: (way: string) => void
}

/** The choice of a method: the account, or a payment option. */
export const PaymentMethods = ({
  legend,
  transferName,
  transferDetails,
  options,
  option,
  rangeFor,
  disabled,
  onChange,
}: PaymentWaysProps) => {
  const { t } = useLanguage()
  return (
    <ChoiceCards
      legend={legend}
      value={option === null ? TRANSFER : String(option.code)}
      onChange={onChange}
      disabled={disabled}
      choices={[
        {
          value: TRANSFER,
          title: <MethodName transferName={transferName} option={null} />,
          aside: transferDetails,
        },
        ...options.map((choice) => ({
          value: String(choice.code),
          title: <MethodName transferName={transferName} option={choice} />,
          picture: <OperatorImage address={choice.image} instead={null} />,
          aside: choice.isOpen ? (
            <RangeText range={rangeFor(choice)} />
          ) : (
            t('moneyForm.options.closed')
          ),
          disabled: !choice.isOpen,
        })),
      ]}
    />
  )
}

type LastUsedWayProps = OwnWay & {
  readonly last: LastUsed | null
  readonly options: readonly PaymentOption[]
  /** Whether to name the method; false if there is no other. */
  readonly namesMethod: boolean
  readonly disabled: boolean
  readonly onUse: () => void
}

/** Offers the last method and amount, if that method is still there. */
export const LastUsedMethod = ({
  last,
  transferName,
  options,
  namesMethod,
  ...button
}: LastUsedWayProps) => {
  const { t, locale } = useLanguage()
  if (last === null) return null
  const option = openOption(options, last.way)
  if (option === null && !isOwnAccount(last.way)) return null
  const name = option === null ? t(transferName) : localisedName(locale, option.name)
  return (
    <LastUsedButton
      {...button}
      last={last}
      way={namesMethod ? name : null}
      unit={t('money.unit')}
    />
  )
}
