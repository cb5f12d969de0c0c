import { useQueryClient } from '@tanstack/react-query'
import type { Query, UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import { usePagerLabels } from '../../i18n/pager-labels.ts'
import type { CallFailure } from '../../http/query-client.ts'
import { walletQueries } from './wallet.queries.ts'
import type { Deposit, RequestState } from './wallet.queries.ts'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { StatusTone } from '../../ui/status-pill.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { DataColumn } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { MoneyText } from './money-text.tsx'

const idsOf = (requests: readonly Deposit[], isWaiting: boolean): readonly Deposit['id'][] =>
  requests.filter(({ state }) => (state === 'waiting') === isWaiting).map(({ id }) => id)

/** Refreshes the balances when a request is settled. */
const useFollowSettled = (requests: readonly Deposit[] | undefined): void => {
  const client = useQueryClient()
  const waiting = useRef<readonly Deposit['id'][]>([])
  useEffect(() => {
    if (requests === undefined) return
    const settled = new Set(idsOf(requests, false))
    const isAnySettled = waiting.current.some((id) => settled.has(id))
    waiting.current = idsOf(requests, true)
    if (isAnySettled) void client.invalidateQueries(walletQueries.inGameBalance())
  }, [client, requests])
}

const tones = {
  waiting: 'waiting',
  completed: 'done',
  cancelled: 'neutral',
} as const satisfies Record<Extract<RequestState, string>, StatusTone>

/** State of a money request; an unknown state is shown as it is (R-ACCT-06). */
const RequestStatePill = ({ state }: { state: RequestState }) => {
  const t = useT()
  if (typeof state === 'object') return <StatusPill>{state.other}</StatusPill>
  return <StatusPill tone={tones[state]}>{t(`request.state.${state}`)}</StatusPill>
}

/** Polling interval for lists with waiting requests, in milliseconds. */
const ASK_AGAIN_MS = 10_000

/** For `refetchInterval`: waiting requests change without the member's action. */
export const askAgainWhileWaiting = ({
  state,
}: Pick<Query<{ readonly items: readonly Deposit[] }>, 'state'>): number | false =>
  state.data?.items.some((request) => request.state === 'waiting') ? ASK_AGAIN_MS : false

export type MoneyRequestsProps<Row> = {
  title: string
  query: UseQueryResult<{ readonly items: readonly Row[]; readonly pageCount: number }, CallFailure>
  /** Current page; first: 1. */
  page: number
  caption: string
  /** Shown for an empty list. */
  empty: ReactNode
  /** Additional data columns. */
  more?: readonly DataColumn<Row>[]
  /** Actions for waiting requests. */
  after?: readonly DataColumn<Row>[]
}

/** One page of deposits or withdrawals with their state and a pager. */
export const MoneyRequests = <Row extends Deposit>({
  title,
  query,
  page,
  caption,
  empty,
  more = [],
  after = [],
}: MoneyRequestsProps<Row>) => {
  const t = useT()
  const pagerLabels = usePagerLabels()
  useFollowSettled(query.data?.items)
  const isAnyWaiting = query.data?.items.some(({ state }) => state === 'waiting') === true
  const columns: readonly DataColumn<Row>[] = [
    {
      key: 'requestedAt',
      header: t('requests.column.requestedAt'),
      lead: true,
      cell: ({ requestedAt }) => <DateText at={requestedAt} />,
    },
    {
      key: 'state',
      header: t('requests.column.state'),
      cell: ({ state }) => <RequestStatePill state={state} />,
    },
    ...more,
    {
      key: 'settledAt',
      header: t('requests.column.settledAt'),
      cell: ({ settledAt }) => <DateText at={settledAt} />,
    },
    {
      key: 'amount',
      header: t('requests.column.amount'),
      align: 'end',
      cell: ({ amount }) => <MoneyText amount={amount} />,
    },
    ...(isAnyWaiting ? after : []),
  ]
  return (
    <QueryBoundary query={query} skeleton={<RowsSkeleton />}>
      {({ items, pageCount }) => (
        <>
          <Panel title={title}>
            {items.length === 0 ? (
              empty
            ) : (
              <DataTable caption={caption} columns={columns} rows={items} rowKey={({ id }) => id} />
            )}
          </Panel>
          <Pager page={page} pageCount={pageCount} labels={pagerLabels(page, pageCount)} />
        </>
      )}
    </QueryBoundary>
  )
}
