import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n/language.tsx'
import { walletQueries } from '../wallet.queries.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DepositIcon } from '../../../ui/icons-money.tsx'
import { MoneyRequests } from '../money-requests.tsx'
import { usePageNumber } from '../../../ui/page-number.ts'
import { Page } from '../../../ui/page.tsx'

/** The member's deposits, the newest first, and how far each is. */
export const DepositsScreen = () => {
  const t = useT()
  const page = usePageNumber()
  const deposits = useQuery({ ...walletQueries.deposits(page), placeholderData: keepPreviousData })
  return (
    <Page title={t('deposits.page.title')} lead={t('deposits.page.lead')}>
      <MoneyRequests
        query={deposits}
        page={page}
        caption={t('deposits.table.caption')}
        empty={<EmptyState icon={<DepositIcon />} title={t('deposits.empty.title')} />}
      />
    </Page>
  )
}
