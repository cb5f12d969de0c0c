import { useT } from '../../../i18n/language.tsx'
import { maskedNumber } from '../../../lib/masked-number.ts'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { BankName } from '../../site-settings/bank-name.tsx'
import { MoneySummary, useBalanceItem, useTimeItems } from '../money-form/money-summary.tsx'
import { MethodName } from '../money-form/payment-methods.tsx'
import type { WithdrawalFormState } from './use-withdrawal-form.ts'

export const OwnAccount = () => {
  const player = useSession(playerOf)
  if (player === null) return null
  const { bankName, bankNumber, bankOwner } = player
  return (
    <>
      <BankName>{bankName}</BankName> <span>{maskedNumber(bankNumber)}</span>{' '}
      <OperatorTitle>{bankOwner}</OperatorTitle>
    </>
  )
}

type StateProps = { readonly state: WithdrawalFormState }

/** What is about to be requested: method, account, time, and the balance after it. */
export const useWithdrawalItems = ({ option, preview }: WithdrawalFormState) => {
  const t = useT()
  const afterName = t('withdrawals.summary.after')
  const balance = useBalanceItem({ digits: preview, direction: 'out', afterName })
  const time = useTimeItems('withdrawal')
  const way = {
    key: 'way',
    name: t('withdrawals.way.label'),
    value: <MethodName transferName="withdrawals.way.transfer" option={option} />,
  }
  const account = { key: 'account', name: t('withdrawals.column.account'), value: <OwnAccount /> }
  return [way, ...(option === null ? [account] : []), ...time, balance]
}

export const WithdrawalSummary = ({ state }: StateProps) => {
  const t = useT()
  return (
    <MoneySummary
      typed={state.form.draft.amount}
      items={useWithdrawalItems(state)}
      steps={[
        t('withdrawals.next.request'),
        t('withdrawals.next.waiting'),
        t('withdrawals.next.arrival'),
      ]}
    />
  )
}
