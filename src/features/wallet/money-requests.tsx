import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Query, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import { usePagerLabels } from '../../i18n/use-pager-labels.ts'
import type { RequestState } from '../../http/outcome.ts'
import type { Page } from '../../http/paging.ts'
import type { CallFailure } from '../../http/query-client.ts'
import { walletQueries } from './wallet.api.ts'
import type { Deposit } from './wallet.api.ts'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { StatusTone } from '../../ui/status-pill.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './money-requests.module.css'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { usePageNumber } from '../../ui/use-page-number.ts'
import { Pager } from '../../ui/pager.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { MoneyText } from './money-text.tsx'
import { useBrandText } from '../operator-text/use-brand-text.ts'
import type { Elements } from '../../ui/elements.ts'

const idsOf = (requests: readonly Deposit[], isWaiting: boolean): readonly Deposit['id'][] =>
  requests.filter(({ state }) => (state === 'waiting') === isWaiting).map(({ id }) => id)

const useFollowSettled = (requests: readonly Deposit[] | undefined): void => {
  const client = useQueryClient()
  const waitingIds = useRef<readonly Deposit['id'][]>([])
  useEffect(() => {
    if (requests === undefined) return
    const settledIds = new Set(idsOf(requests, false))
    const isAnySettled = waitingIds.current.some((id) => settledIds.has(id))
    waitingIds.current = idsOf(requests, true)
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

type RequestLineProps = { request: Deposit; kind: 'deposit' | 'withdrawal' }

/** Shows the day of the request, its state, and the day of that state. */
const RequestLine = ({ request: { requestedAt, state, settledAt }, kind }: RequestLineProps) => {
  const t = useT()
  const expected = useBrandText(kind)
  return (
    <div className={styles['line']}>
      <p className={styles['point']}>
        <span className={styles['name']}>{t('requests.column.requestedAt')}</span>
        <DateText at={requestedAt} />
      </p>
      <span
        className={classNames(styles['way'], state === 'waiting' && styles['open'])}
        aria-hidden="true"
      />
      <p className={styles['point']}>
        <RequestStatePill state={state} />
        {settledAt !== null && (
          <>
            <VisuallyHidden>{t('requests.column.settledAt')}</VisuallyHidden>
            <DateText at={settledAt} />
          </>
        )}
        {state === 'waiting' && expected !== undefined && (
          <span className={styles['name']}>{expected}</span>
        )}
      </p>
    </div>
  )
}

/** Polling interval for lists with waiting requests, in milliseconds. */
const POLL_INTERVAL_MS = 10_000

/**
 * The page of requests in the address, and the first one, which has the newest requests. Both are asked for again while
 * a request waits, because it changes without the member's action.
 */
export const useRequestPages = <Row extends Deposit, Key extends QueryKey>(
  pageQuery: (page: number) => UseQueryOptions<Page<Row>, CallFailure, Page<Row>, Key>,
) => {
  const page = usePageNumber()
  const refetchInterval = ({ state }: Pick<Query<Page<Row>>, 'state'>): number | false =>
    state.data?.items.some((request) => request.state === 'waiting') ? POLL_INTERVAL_MS : false
  const query = useQuery({
    ...pageQuery(page),
    // The page before, unless it is empty, as one beyond the last is.
    placeholderData: (previous: Page<Row> | undefined) =>
      previous?.items.length === 0 ? undefined : previous,
    refetchInterval,
  })
  const newest = useQuery({ ...pageQuery(1), enabled: page > 1, refetchInterval })
  return { page, query, first: page > 1 ? newest : query }
}

export type MoneyRequestsProps<Row> = {
  kind: 'deposit' | 'withdrawal'
  title: string
  query: UseQueryResult<Page<Row>, CallFailure>
  /** Current page; first: 1. */
  page: number
  caption: string
  empty: Elements
  detailOf?: (request: Row) => ReactNode
  /** Absent: waiting requests have their buttons elsewhere. */
  actionOf?: (request: Row) => ReactNode
}

/** One page of deposits or withdrawals, each as a line from its request to its state, and a pager. */
export const MoneyRequests = <Row extends Deposit>({
  kind,
  title,
  query,
  page,
  caption,
  empty,
  detailOf,
  actionOf,
}: MoneyRequestsProps<Row>) => {
  const pagerLabels = usePagerLabels()
  useFollowSettled(query.data?.items)
  return (
    <QueryBoundary query={query} skeleton={<RowsSkeleton />}>
      {({ items, pageCount }) => (
        <>
          <Panel title={title}>
            {page > Math.max(pageCount, 1) ? (
              <RowsSkeleton />
            ) : items.length === 0 ? (
              empty
            ) : (
              // Safari drops the role of a list without markers.
              <ol
                className={classNames(
                  styles['requests'],
                  actionOf &&
                    items.some(({ state }) => state === 'waiting') &&
                    styles['cancellable'],
                )}
                role="list"
                aria-label={caption}
              >
                {items.map((request) => (
                  <li key={request.id} className={styles['request']}>
                    <div className={styles['what']}>
                      <MoneyText amount={request.amount} />
                      {detailOf && <p className={styles['detail']}>{detailOf(request)}</p>}
                    </div>
                    <RequestLine request={request} kind={kind} />
                    {actionOf && <div className={styles['action']}>{actionOf(request)}</div>}
                  </li>
                ))}
              </ol>
            )}
          </Panel>
          <Pager page={page} pageCount={pageCount} labels={pagerLabels(page, pageCount)} />
        </>
      )}
    </QueryBoundary>
  )
}
