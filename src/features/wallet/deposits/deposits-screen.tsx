import { useT } from '../../../i18n/language.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DepositIcon } from '../../../ui/icons-money.tsx'
import { Page } from '../../../ui/page.tsx'
import { MoneyRequests, useRequestPages } from '../money-requests.tsx'
import { useForgetSettled } from '../money-form/use-money-form.ts'
import { walletQueries } from '../wallet.api.ts'
import { useAccountRequest } from './deposit-account.tsx'
import { DepositForm } from './deposit-form.tsx'
import { PayInCards } from './pay-in-cards.tsx'
import { isByTransfer, payInOf, waitingIn } from './pay-in.model.ts'
import { useDepositForm } from './use-deposit-form.ts'

export const DepositsScreen = () => {
  const t = useT()
  const { page, query, first: firstPage } = useRequestPages(walletQueries.deposits)
  const depositForm = useDepositForm()
  const waitingDeposits = waitingIn(firstPage.data?.items ?? [], query.data?.items ?? [])
  const hasTransfer = waitingDeposits.some((deposit) => isByTransfer(payInOf(deposit)))
  // Without an option, the form shows the operator's account; so does the card of a transfer.
  const accountRequest = useAccountRequest(depositForm.option === null || hasTransfer)
  useForgetSettled(firstPage, depositForm.form)
  return (
    <Page title={t('deposits.page.title')} lead={t('deposits.page.lead')}>
      <PayInCards
        waiting={waitingDeposits}
        accountRequest={accountRequest}
        isAccepted={depositForm.form.answer?.outcome === 'done'}
      />
      <DepositForm
        state={depositForm}
        accountRequest={hasTransfer ? null : accountRequest}
        hasWaiting={waitingDeposits.length > 0}
      />
      <MoneyRequests
        kind="deposit"
        title={t('deposits.history.title')}
        query={query}
        page={page}
        caption={t('deposits.table.caption')}
        empty={<EmptyState icon={<DepositIcon />} title={t('deposits.empty.title')} />}
      />
    </Page>
  )
}
