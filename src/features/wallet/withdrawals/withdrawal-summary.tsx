import { useT } from '../../../i18n/language.tsx'
import { MoneySummary } from '../money-form/money-summary.tsx'
import { OwnAccount } from './own-account.tsx'
import type { WithdrawalFormState } from './use-withdrawal-form.ts'
import { WithdrawalWayName } from './withdrawal-ways.tsx'

export const WithdrawalSummary = ({ state: { form, option } }: { state: WithdrawalFormState }) => {
  const t = useT()
  const account = {
    key: 'account',
    name: t('withdrawals.column.account'),
    value: <OwnAccount />,
  }
  return (
    <MoneySummary
      digits={form.draft.amount}
      change="out"
      afterName={t('withdrawals.summary.after')}
      items={[
        {
          key: 'way',
          name: t('withdrawals.way.label'),
          value: <WithdrawalWayName option={option} />,
        },
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
