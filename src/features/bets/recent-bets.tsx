import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { usePagerLabels } from '../../i18n/pager-labels.ts'
import { allBets, betFilterIn, searchOfBetFilter } from './bet-filter.ts'
import { betQueries } from './bets.queries.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { usePageNumber } from '../../ui/page-number.ts'
import { Pager } from '../../ui/pager.tsx'
import { BetFilters } from './bet-filters.tsx'
import { BetTable } from './bet-table.tsx'

const NoBets = ({ isFiltered }: { isFiltered: boolean }) => {
  const t = useT()
  const [search] = useSearchParams()
  if (!isFiltered)
    return (
      <EmptyState icon={<ClockIcon />} title={t('bets.empty.title')}>
        {t('bets.empty.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<ClockIcon />}
      title={t('bets.none.title')}
      action={
        <Link className={buttonClass()} to={{ search: searchOfBetFilter(search, allBets) }} replace>
          {t('bets.none.all')}
        </Link>
      }
    />
  )
}

export const RecentBets = ({ text }: { text?: string }) => {
  const t = useT()
  const pagerLabels = usePagerLabels()
  const page = usePageNumber()
  const filter = betFilterIn(useSearchParams()[0])
  const list = betQueries.list(filter, page)
  const bets = useQuery({
    ...list,
    // Rounds of another filter would contradict the page's heading.
    placeholderData: (rows, query) =>
      JSON.stringify(query?.queryKey[1]) === JSON.stringify(filter) && rows?.items.length !== 0
        ? rows
        : undefined,
  })
  return (
    <Panel title={t('bets.panel.title')}>
      {text !== undefined && <p>{text}</p>}
      <BetFilters filter={filter} />
      <QueryBoundary query={bets} skeleton={<Skeleton shape="row" count={6} />}>
        {({ items, pageCount, total }) => (
          <>
            <p role="status">{total > 0 && t('bets.count', { count: total })}</p>
            {page > Math.max(pageCount, 1) ? (
              <Skeleton shape="row" count={6} />
            ) : items.length === 0 ? (
              <NoBets isFiltered={filter.kind !== null || filter.period !== null} />
            ) : (
              <BetTable bets={items} />
            )}
            <Pager page={page} pageCount={pageCount} labels={pagerLabels(page, pageCount)} />
          </>
        )}
      </QueryBoundary>
    </Panel>
  )
}
