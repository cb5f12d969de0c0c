import { useLanguage, useT } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { OperatorImage } from '../../operator-text/operator-image.tsx'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { TRANSFER } from '../money-form/money-form.model.ts'
import { RangeText } from '../money-form/range-text.tsx'
import { OwnAccount } from './own-account.tsx'
import type { PaymentOption } from '../payment-options.ts'
import styles from '../money-form/money-form.module.css'
import type { WithdrawalFormState } from './use-withdrawal-form.ts'

export const WithdrawalWayName = ({ option }: { option: PaymentOption | null }) => {
  const { t, locale } = useLanguage()
  if (option === null) return <span>{t('withdrawals.way.transfer')}</span>
  return <OperatorTitle>{localisedName(locale, option.name)}</OperatorTitle>
}

export const WithdrawalWays = ({
  state: { form, launch, options, option, isSending, rangeFor },
}: {
  state: WithdrawalFormState
}) => {
  const t = useT()
  return (
    <ChoiceCards
      legend={t('withdrawals.way.label')}
      value={option === null ? TRANSFER : String(option.code)}
      onChange={(way) => {
        launch.reset()
        form.change('way', way)
      }}
      disabled={isSending || form.phase !== 'editing'}
      choices={[
        {
          value: TRANSFER,
          title: <WithdrawalWayName option={null} />,
          aside: (
            <>
              <OwnAccount />
              <span className={styles['own']}>
                <RangeText range={rangeFor(null)} />
              </span>
            </>
          ),
        },
        ...options.map((one) => ({
          value: String(one.code),
          title: <WithdrawalWayName option={one} />,
          picture: <OperatorImage address={one.image} instead={null} />,
          aside: one.isOpen ? <RangeText range={rangeFor(one)} /> : t('moneyForm.options.closed'),
          disabled: !one.isOpen,
        })),
      ]}
    />
  )
}
