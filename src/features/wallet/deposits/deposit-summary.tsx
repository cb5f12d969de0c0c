import { useLanguage } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { MoneySummary } from '../money-form/money-summary.tsx'
import { DepositAccount } from './deposit-account.tsx'
import type { DepositFormState } from './use-deposit-form.ts'

export const DepositSummary = ({
  state: { form, option, bankOwner },
}: {
  state: DepositFormState
}) => {
  const { t, locale } = useLanguage()
  if (option !== null)
    return (
      <MoneySummary
        digits={form.draft.amount}
        items={[
          {
            key: 'way',
            name: t('deposits.way.label'),
            value: <OperatorTitle>{localisedName(locale, option.name)}</OperatorTitle>,
          },
        ]}
        steps={[
          t('deposits.next.request'),
          t('deposits.next.instruction'),
          t('deposits.next.arrival'),
        ]}
      />
    )
  return (
    <MoneySummary
      digits={form.draft.amount}
      items={[
        { key: 'way', name: t('deposits.way.label'), value: t('deposits.way.transfer') },
        { key: 'owner', name: t('deposits.owner.label'), value: bankOwner },
      ]}
      steps={[t('deposits.next.request'), t('deposits.next.transfer'), t('deposits.next.arrival')]}
    >
      <DepositAccount />
    </MoneySummary>
  )
}
