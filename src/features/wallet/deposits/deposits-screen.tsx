import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n/language.tsx'
import coins from '../../../ui/art/page-coins.svg'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DepositIcon } from '../../../ui/icons-money.tsx'
import { usePageNumber } from '../../../ui/page-number.ts'
import { Page } from '../../../ui/page.tsx'
import { MoneyRequests, askAgainWhileWaiting, keepFilled } from '../money-requests.tsx'
import { useForgetSettled } from '../money-form/use-forget-settled.ts'
import { walletQueries } from '../wallet.queries.ts'
import { DepositForm } from './deposit-form.tsx'
import { PayInCards } from './pay-in-cards.tsx'
import { isByTransfer, payInOf, waitingIn } from './pay-in.model.ts'
import { useAccountRequest } from './use-account-request.ts'
import { useDepositForm } from './use-deposit-form.ts'

export const DepositsScreen = () => {
  const t = useT()
  const page = usePageNumber()
  const deposits = useQuery({
    ...walletQueries.deposits(page),
    placeholderData: keepFilled,
    refetchInterval: askAgainWhileWaiting,
  })
  // The newest are there, whichever page is shown.
  const newest = useQuery({
    ...walletQueries.deposits(1),
    enabled: page > 1,
    refetchInterval: askAgainWhileWaiting,
  })
  const first = page > 1 ? newest : deposits
  const state = useDepositForm()
  const waiting = waitingIn(first.data?.items ?? [], deposits.data?.items ?? [])
  const isShown = waiting.some((one) => isByTransfer(payInOf(one)))
  const accountRequest = useAccountRequest(state.option === null || isShown)
  useForgetSettled(first, state.form)
  return (
    <Page low motif={coins} title={t('deposits.page.title')} lead={t('deposits.page.lead')}>
      <PayInCards
        waiting={waiting}
        accountRequest={accountRequest}
        isAccepted={state.form.answer?.outcome === 'done'}
      />
      <DepositForm
        state={state}
        accountRequest={isShown ? null : accountRequest}
        hasWaiting={waiting.length > 0}
      />
      <MoneyRequests
        title={t('deposits.history.title')}
        query={deposits}
        page={page}
        caption={t('deposits.table.caption')}
        empty={<EmptyState icon={<DepositIcon />} title={t('deposits.empty.title')} />}
      />
    </Page>
  )
}
