import { useT } from '../../../i18n/language.tsx'
import type { DescriptionItem } from '../../../ui/description-list.tsx'
import { MoneySummary } from '../money-form/money-summary.tsx'
import { OwnAccount } from './own-account.tsx'
import type { WithdrawalFormState } from './use-withdrawal-form.ts'
import { WithdrawalWayName } from './withdrawal-ways.tsx'

type Props = { readonly state: WithdrawalFormState }

const useItems = ({ option }: WithdrawalFormState): readonly DescriptionItem[] => {
  const t = useT()
  const way = {
    key: 'way',
    name: t('withdrawals.way.label'),
    value: <WithdrawalWayName option={option} />,
  }
  if (option !== null) return [way]
  return [way, { key: 'account', name: t('withdrawals.column.account'), value: <OwnAccount /> }]
}

export const WithdrawalSummary = ({ state }: Props) => {
  const t = useT()
  const items = useItems(state)
  return (
    <MoneySummary
      typed={state.form.draft.amount}
      digits={state.preview}
      change="out"
      afterName={t('withdrawals.summary.after')}
      items={items}
      steps={[
        t('withdrawals.next.request'),
        t('withdrawals.next.waiting'),
        t('withdrawals.next.arrival'),
      ]}
    />
  )
}
