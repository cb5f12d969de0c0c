import { useLanguage } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { TRANSFER } from '../money-form/money-form.model.ts'
import { RangeText } from '../money-form/range-text.tsx'
import { OwnAccount } from './own-account.tsx'
import type { WithdrawalFormState } from './use-withdrawal-form.ts'

export const WithdrawalWays = ({
  state: { form, launch, options, option, isSending, rangeFor },
}: {
  state: WithdrawalFormState
}) => {
  const { t, locale } = useLanguage()
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
          title: t('withdrawals.way.transfer'),
          note: <OwnAccount />,
          aside: <RangeText range={rangeFor(null)} />,
        },
        ...options.map((one) => ({
          value: String(one.code),
          title: <OperatorTitle>{localisedName(locale, one.name)}</OperatorTitle>,
          note: t('withdrawals.way.optionNote'),
          aside: <RangeText range={rangeFor(one)} />,
        })),
      ]}
    />
  )
}
