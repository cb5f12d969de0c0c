import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/language.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import coins from '../../../ui/art/page-coins.svg'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DepositIcon } from '../../../ui/icons-money.tsx'
import { usePageNumber } from '../../../ui/page-number.ts'
import { Page } from '../../../ui/page.tsx'
import { CancelRequest } from '../cancel-request.tsx'
import { MoneyRequests, askAgainWhileWaiting, keepFilled } from '../money-requests.tsx'
import { walletQueries } from '../wallet.queries.ts'
import { DepositForm } from './deposit-form.tsx'
import { depositMutations } from './deposits.queries.ts'

export const DepositsScreen = () => {
  const { t, formatNumber } = useLanguage()
  const page = usePageNumber()
  const deposits = useQuery({
    ...walletQueries.deposits(page),
    placeholderData: keepFilled,
    refetchInterval: askAgainWhileWaiting,
  })
  return (
    <Page low motif={coins} title={t('deposits.page.title')} lead={t('deposits.page.lead')}>
      <DepositForm />
      <MoneyRequests
        title={t('deposits.history.title')}
        query={deposits}
        page={page}
        caption={t('deposits.table.caption')}
        empty={<EmptyState icon={<DepositIcon />} title={t('deposits.empty.title')} />}
        actionOf={(deposit) => (
          <CancelRequest
            request={deposit}
            mutation={depositMutations.cancel(deposit.id)}
            question={t('deposits.cancel.question', {
              amount: formatNumber(wholeAmount(deposit.amount)),
              unit: t('money.unit'),
            })}
          />
        )}
      />
    </Page>
  )
}
