import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { walletQueries } from '../../queries/wallet.queries.ts'
import type { Deposit } from '../../queries/wallet.queries.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { DataColumn } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DepositIcon } from '../../ui/icons-money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Answer } from '../page/answer.tsx'
import { Day } from '../page/day.tsx'
import { usePageNumber } from '../page/page-number.ts'
import { Page } from '../page/page.tsx'
import { Pager } from '../page/pager.tsx'
import { RequestStatePill } from '../page/request-state.tsx'
import { RowsSkeleton } from '../page/rows-skeleton.tsx'
import { Won } from '../page/won.tsx'

const useColumns = (): readonly DataColumn<Deposit>[] => {
  const t = useT()
  return [
    {
      key: 'requestedAt',
      header: t('requests.column.requestedAt'),
      lead: true,
      cell: ({ requestedAt }) => <Day at={requestedAt} />,
    },
    {
      key: 'state',
      header: t('requests.column.state'),
      cell: ({ state }) => <RequestStatePill state={state} />,
    },
    {
      key: 'settledAt',
      header: t('requests.column.settledAt'),
      cell: ({ settledAt }) => <Day at={settledAt} />,
    },
    {
      key: 'amount',
      header: t('requests.column.amount'),
      align: 'end',
      cell: ({ amount }) => <Won amount={amount} />,
    },
  ]
}

/** The member's deposits, the newest first, and how far each is. */
export const DepositsScreen = () => {
  const t = useT()
  const page = usePageNumber()
  const deposits = useQuery({ ...walletQueries.deposits(page), placeholderData: keepPreviousData })
  const columns = useColumns()
  return (
    <Page title={t('deposits.page.title')} lead={t('deposits.page.lead')}>
      <Answer query={deposits} skeleton={<RowsSkeleton />}>
        {({ items, pageCount }) => (
          <>
            <Panel>
              {items.length === 0 ? (
                <EmptyState icon={<DepositIcon />} title={t('deposits.empty.title')} />
              ) : (
                <DataTable
                  caption={t('deposits.table.caption')}
                  columns={columns}
                  rows={items}
                  rowKey={({ id }) => id}
                />
              )}
            </Panel>
            <Pager page={page} pageCount={pageCount} />
          </>
        )}
      </Answer>
    </Page>
  )
}
