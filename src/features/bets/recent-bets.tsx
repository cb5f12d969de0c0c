import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { usePagerLabels } from '../../i18n/pager-labels.ts'
import { betQueries } from './bets.queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { usePageNumber } from '../../ui/page-number.ts'
import { Pager } from '../../ui/pager.tsx'
import { BetTable } from './bet-table.tsx'

/** The member's own record of play, the newest first, page by page. */
export const RecentBets = () => {
  const t = useT()
  const pagerLabels = usePagerLabels()
  const page = usePageNumber()
  const bets = useQuery({ ...betQueries.list(page), placeholderData: keepPreviousData })
  return (
    <Panel title={t('bets.panel.title')}>
      <QueryBoundary query={bets} skeleton={<Skeleton shape="row" count={6} />}>
        {({ items, pageCount }) => (
          <>
            {items.length === 0 ? (
              <EmptyState icon={<ClockIcon />} title={t('bets.empty.title')}>
                {t('bets.empty.text')}
              </EmptyState>
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
