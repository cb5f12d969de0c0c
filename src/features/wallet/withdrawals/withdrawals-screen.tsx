import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n/language.tsx'
import { walletQueries } from '../wallet.queries.ts'
import type { Withdrawal } from '../wallet.queries.ts'
import type { DataColumn } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { WithdrawIcon } from '../../../ui/icons-money.tsx'
import { MoneyRequests } from '../money-requests.tsx'
import { usePageNumber } from '../../../ui/page-number.ts'
import { Page } from '../../../ui/page.tsx'

/** The member's withdrawals, the newest first, and how far each is. */
export const WithdrawalsScreen = () => {
  const t = useT()
  const page = usePageNumber()
  const withdrawals = useQuery({
    ...walletQueries.withdrawals(page),
    placeholderData: keepPreviousData,
  })
  const account: DataColumn<Withdrawal> = {
    key: 'account',
    header: t('withdrawals.column.account'),
    cell: ({ bankName, bankNumber }) => `${bankName} ${bankNumber}`,
  }
  return (
    <Page title={t('withdrawals.page.title')} lead={t('withdrawals.page.lead')}>
      <MoneyRequests
        query={withdrawals}
        page={page}
        caption={t('withdrawals.table.caption')}
        empty={<EmptyState icon={<WithdrawIcon />} title={t('withdrawals.empty.title')} />}
        more={[account]}
      />
    </Page>
  )
}
