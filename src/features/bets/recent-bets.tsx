import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { useT, useLanguage } from '../../i18n/language.tsx'
import { usePagerLabels } from '../../i18n/use-pager-labels.ts'
import { allBets, betFilterIn, searchOfBetFilter } from './bet-filter.ts'
import type { BetFilter } from './bet-filter.ts'
import { betQueries, loadAllBets } from './bets.api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { usePageNumber } from '../../ui/use-page-number.ts'
import { Pager } from '../../ui/pager.tsx'
import { BetFilters } from './bet-filters.tsx'
import { BetTotals } from './bet-totals.tsx'
import { wholeAmount } from '../../lib/money.ts'
import type { Bet } from './bets.api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { DataColumn } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { MoneyText } from '../wallet/money-text.tsx'
import { ExportButtons } from '../wallet/export-buttons.tsx'
import { formatMoment } from '../../lib/dates.ts'
import { moneyCell } from '../../lib/csv.ts'

const kindIds = {
  slot: 'place.slot',
  casino: 'place.casino',
  sport: 'place.sport',
} as const satisfies Record<Extract<Bet['kind'], string>, string>

const kindText = (t: ReturnType<typeof useT>, kind: Bet['kind']): string =>
  typeof kind === 'object' ? kind.other : t(kindIds[kind])

const useColumns = (): readonly DataColumn<Bet>[] => {
  const { locale, t } = useLanguage()
  return [
    {
      key: 'game',
      header: t('bets.column.game'),
      lead: true,
      cell: ({ name }) => {
        const localName = localisedName(locale, name)
        return <span lang={nameLanguage(locale, localName)}>{localName}</span>
      },
    },
    {
      key: 'kind',
      header: t('bets.column.kind'),
      cell: ({ kind }) => kindText(t, kind),
    },
    {
      key: 'placedAt',
      header: t('bets.column.placedAt'),
      cell: ({ placedAt }) => <DateText at={placedAt} />,
    },
    {
      key: 'bet',
      header: t('bets.column.bet'),
      align: 'end',
      cell: ({ bet }) => <MoneyText amount={bet} />,
    },
    {
      key: 'win',
      header: t('bets.column.win'),
      align: 'end',
      cell: ({ win }) => <MoneyText amount={win} tone={wholeAmount(win) > 0 ? 'in' : 'plain'} />,
    },
  ]
}

export const BetTable = ({ bets }: { bets: readonly Bet[] }) => {
  const { t } = useLanguage()
  return (
    <DataTable
      caption={t('bets.table.caption')}
      columns={useColumns()}
      rows={bets}
      rowKey={({ id }) => id}
    />
  )
}

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

const useRowsOfFile = (filter: BetFilter) => {
  const { locale, t } = useLanguage()
  return async () => {
    const bets = await loadAllBets(filter)
    if (bets === null) return null
    return [
      (['placedAt', 'game', 'kind', 'bet', 'win'] as const).map((column) =>
        t(`bets.column.${column}`),
      ),
      ...bets.map(({ placedAt, name, kind, bet, win }) => [
        formatMoment(placedAt),
        localisedName(locale, name),
        kindText(t, kind),
        moneyCell(bet),
        moneyCell(win),
      ]),
    ]
  }
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
  const total = bets.data?.total ?? 0
  return (
    <Panel
      title={t('bets.panel.title')}
      aside={<p role="status">{total > 0 && t('bets.count', { count: total })}</p>}
    >
      {text !== undefined && <p>{text}</p>}
      <BetFilters filter={filter} />
      <QueryBoundary query={bets} skeleton={<Skeleton shape="row" count={6} />}>
        {({ items, pageCount }) => (
          <>
            {page > Math.max(pageCount, 1) ? (
              <Skeleton shape="row" count={6} />
            ) : items.length === 0 ? (
              <NoBets isFiltered={filter.kind !== null || filter.period !== null} />
            ) : (
              <>
                <BetTotals bets={items} isOnePage={pageCount <= 1} />
                <BetTable bets={items} />
              </>
            )}
            <Pager page={page} pageCount={pageCount} labels={pagerLabels(page, pageCount)} />
          </>
        )}
      </QueryBoundary>
      <ExportButtons name="bets" isEmpty={bets.data?.total === 0} load={useRowsOfFile(filter)} />
    </Panel>
  )
}
