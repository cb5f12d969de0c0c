import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { QueryBoundary } from '../../../failures/query-boundary.tsx'
import { useT } from '../../../i18n/language.tsx'
import { formatMoment } from '../../../lib/dates.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { GameMoneyIcon } from '../../../ui/icons-money.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { MoneyText } from '../money-text.tsx'
import { transferQueries } from './transfers.api.ts'
import type { PastTransfer } from './transfers.api.ts'

const MAX_ROWS = 10

const State = ({ state }: Pick<PastTransfer, 'state'>) => {
  const t = useT()
  if (state === 'unknown')
    return <StatusPill tone="waiting">{t('transfers.state.unknown')}</StatusPill>
  return <StatusPill tone="done">{t('request.state.completed')}</StatusPill>
}

/** The member's last transfers between balance and games, which only the site records. */
export const TransferHistory = () => {
  const t = useT()
  const transfers = useQuery(transferQueries.past())
  return (
    <Panel
      title={t('transfers.history.title')}
      aside={<Link to="/limits">{t('transfers.history.all')}</Link>}
    >
      <p>{t('transfers.history.text')}</p>
      <QueryBoundary query={transfers} skeleton={<RowsSkeleton />}>
        {(past) =>
          past.length === 0 ? (
            <EmptyState icon={<GameMoneyIcon />} title={t('transfers.history.empty')} />
          ) : (
            <DataTable
              caption={t('transfers.history.title')}
              rows={past.slice(0, MAX_ROWS).map((transfer, index) => ({ ...transfer, index }))}
              rowKey={({ index }) => index}
              columns={[
                {
                  key: 'at',
                  header: t('transfers.column.at'),
                  cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
                  lead: true,
                },
                {
                  key: 'way',
                  header: t('transfers.column.way'),
                  cell: ({ way }) => t(`transfers.way.${way}`),
                },
                {
                  key: 'amount',
                  header: t('amount.label'),
                  cell: ({ amount }) => <MoneyText amount={amount} />,
                  align: 'end',
                },
                {
                  key: 'state',
                  header: t('transfers.column.state'),
                  cell: ({ state }) => <State state={state} />,
                },
              ]}
            />
          )
        }
      </QueryBoundary>
    </Panel>
  )
}
