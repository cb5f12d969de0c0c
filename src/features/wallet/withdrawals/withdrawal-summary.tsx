import { useLanguage } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { MoneySummary } from '../money-form/money-summary.tsx'
import { OwnAccount } from './own-account.tsx'
import type { WithdrawalFormState } from './use-withdrawal-form.ts'

export const WithdrawalSummary = ({ state: { form, option } }: { state: WithdrawalFormState }) => {
  const { t, locale } = useLanguage()
  const way =
    option === null ? (
      t('withdrawals.way.transfer')
    ) : (
      <OperatorTitle>{localisedName(locale, option.name)}</OperatorTitle>
    )
  const account = {
    key: 'account',
    name: t('withdrawals.column.account'),
    value: <OwnAccount />,
  }
  return (
    <MoneySummary
      digits={form.draft.amount}
      items={[
        { key: 'way', name: t('withdrawals.way.label'), value: way },
        ...(option === null ? [account] : []),
      ]}
      steps={[
        t('withdrawals.next.request'),
        t('withdrawals.next.waiting'),
        t('withdrawals.next.arrival'),
      ]}
    />
  )
}
