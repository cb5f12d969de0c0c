import { useLanguage } from '../../../i18n/language.tsx'
import { maskedNumber } from '../../../lib/masked-number.ts'
import { wholeAmount } from '../../../lib/money.ts'
import { CancelRequest } from '../cancel-request.tsx'
import { useForgetSettled } from '../money-form/use-money-form.ts'
import { useWithdrawalForm } from './use-withdrawal-form.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { withdrawalMutations } from './withdrawals.api.ts'
import { BankName } from '../../site-settings/bank-name.tsx'
import { walletQueries } from '../wallet.api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { WithdrawIcon } from '../../../ui/icons-money.tsx'
import { MoneyRequests, useRequestPages } from '../money-requests.tsx'
import { Page } from '../../../ui/page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

export const WithdrawalsScreen = () => {
  const { t, formatNumber } = useLanguage()
  const { page, query, first } = useRequestPages(walletQueries.withdrawals)
  const state = useWithdrawalForm()
  useForgetSettled(first, state.outcome)
  return (
    <Page title={t('withdrawals.page.title')} lead={t('withdrawals.page.lead')}>
      <WithdrawalForm state={state} />
      <MoneyRequests
        kind="withdrawal"
        title={t('withdrawals.history.title')}
        query={query}
        page={page}
        caption={t('withdrawals.table.caption')}
        empty={<EmptyState icon={<WithdrawIcon />} title={t('withdrawals.empty.title')} />}
        detailOf={({ bankName, bankNumber }) => (
          <>
            <VisuallyHidden>{t('withdrawals.column.account')}</VisuallyHidden>{' '}
            <BankName>{bankName}</BankName> <span>{maskedNumber(bankNumber)}</span>
          </>
        )}
        actionOf={(withdrawal) => (
          <CancelRequest
            request={withdrawal}
            mutation={withdrawalMutations.cancel(withdrawal.id)}
            question={t('withdrawals.cancel.question', {
              amount: formatNumber(wholeAmount(withdrawal.amount)),
              unit: t('money.unit'),
            })}
          />
        )}
      />
    </Page>
  )
}
