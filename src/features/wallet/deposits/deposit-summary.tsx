import { useT } from '../../../i18n/language.tsx'
import { MoneySummary } from '../money-form/money-summary.tsx'
import { DepositWayName } from './deposit-ways.tsx'
import type { DepositFormState } from './use-deposit-form.ts'

export const DepositSummary = ({
  state: { form, option, bankOwner },
}: {
  state: DepositFormState
}) => {
  const t = useT()
  const way = {
    key: 'way',
    name: t('deposits.way.label'),
    value: <DepositWayName option={option} />,
  }
  if (option !== null)
    return (
      <MoneySummary
        typed={form.draft.amount}
        digits={form.preview}
        change="in"
        afterName={t('deposits.summary.after')}
        items={[way]}
        steps={[
          t('deposits.next.request'),
          t('deposits.next.instruction'),
          t('deposits.next.arrival'),
        ]}
      />
    )
  return (
    <MoneySummary
      typed={form.draft.amount}
      digits={form.preview}
      change="in"
      afterName={t('deposits.summary.after')}
      items={[way, { key: 'owner', name: t('deposits.owner.label'), value: bankOwner }]}
      steps={[
        t('deposits.next.account'),
        t('deposits.next.request'),
        t('deposits.next.transfer'),
        t('deposits.next.arrival'),
      ]}
    />
  )
}
