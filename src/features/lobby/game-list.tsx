import { memo, useMemo } from 'react'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { entryKey } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { GameRail } from './game-rail.tsx'
import { GameTile } from './game-tile.tsx'
import { inListOrder, ordersOf } from './list-order.ts'
import { GridSkeleton } from './grid-skeleton.tsx'
import { ListTools } from './list-tools.tsx'
import styles from './lobby.module.css'
import { offersAmong, offersOf, openFirst, providerRows } from './offers.ts'
import type { ProviderRow } from './offers.ts'
import { NothingToShow } from './nothing-to-show.tsx'
import { searchPath } from './search-link.tsx'
import { TileGrid } from './tile-grid.tsx'
import type { TilesProps } from './tile-grid.tsx'
import { useKeptGames } from './use-kept-games.ts'
import { FAVOURITES, useListState } from './use-list-state.ts'
import { useSearch } from './use-search.ts'

export type GameListProps = {
  readonly entries: readonly GameEntry[]
  readonly searchLabel: string
  /** Names what the field searches; default: the label. */
  readonly searchPlaceholder?: string
  readonly shape: 'wide' | 'portrait'
  /** Lays out the tiles; by default all are rendered. */
  readonly grid?: ComponentType<TilesProps<GameEntry>>
}

const useFiltered = (entries: readonly GameEntry[], filter: string): readonly GameEntry[] => {
  const favourites = useKeptGames('favourites')
  return useMemo(() => {
    if (filter === '') return entries
    if (filter !== FAVOURITES)
      return entries.filter((entry) => offersOf(entry).some((offer) => offer === filter))
    const keys = new Set(favourites.map(entryKey))
    return entries.filter((entry) => keys.has(entryKey(entry)))
  }, [entries, filter, favourites])
}

const tileOf = (entry: GameEntry) => <GameTile entry={entry} showsOffers />

const SearchEverywhere = ({ query }: { query: string }) => {
  const { t } = useLanguage()
  return (
    <Link className={buttonClass()} to={searchPath(query)}>
      <SearchIcon />
      <span>{t('lobby.search.everywhere', { query: query.trim() })}</span>
    </Link>
  )
}

/** A lobby's providers in a row for each offer. */
const ProviderRows = memo(({ rows }: { readonly rows: readonly ProviderRow[] }) => {
  const { t } = useLanguage()
  return rows.map(({ title, entries }) =>
    title === 'other' ? (
      <GameRail key={title} title={t('lobby.group.other')} entries={entries} showsOffers />
    ) : (
      <GameRail
        key={title}
        title={t(`lobby.offer.${title}`)}
        entries={entries}
        allPath={`?only=${title}`}
        showsOffers
      />
    ),
  )
})

export const GameList = ({
  entries,
  searchLabel,
  searchPlaceholder,
  shape,
  grid: Grid = TileGrid,
}: GameListProps) => {
  const { locale, t } = useLanguage()
  const urlState = useListState()
  const { query, order } = urlState
  const offers = useMemo(() => offersAmong(entries), [entries])
  // A link may name an offer that no provider has now.
  const isOffered = [FAVOURITES, ...offers].includes(urlState.filter)
  const listState = { ...urlState, filter: isOffered ? urlState.filter : '' }
  const { filter } = listState
  const sorted = useMemo(() => inListOrder(entries, order, locale), [entries, order, locale])
  const filtered = useFiltered(sorted, filter)
  const search = useSearch(filtered, query)
  const orders = useMemo(() => ordersOf(entries), [entries])
  const isOperatorOrder = shape === 'wide' && order === 'operator' && !search.isSearching
  const rows = useMemo(
    () => (isOperatorOrder && filter === '' ? providerRows(search.matches) : []),
    [search.matches, isOperatorOrder, filter],
  )
  const shownEntries = useMemo(
    () => (isOperatorOrder ? openFirst(search.matches) : search.matches),
    [search.matches, isOperatorOrder],
  )
  const everywhere = search.isSearching && <SearchEverywhere query={search.query} />
  return (
    <>
      <ListTools
        listState={listState}
        searchLabel={searchLabel}
        searchPlaceholder={searchPlaceholder}
        orders={orders}
        filters={offers.map((value) => ({ value, name: t(`lobby.offer.${value}`) }))}
      />
      <VisuallyHidden>
        <span role="status">
          {search.isSearching ? t('lobby.search.count', { count: search.matches.length }) : ''}
        </span>
      </VisuallyHidden>
      {search.isPending ? (
        <GridSkeleton shape={shape} count={12} bare />
      ) : search.matches.length === 0 ? (
        <NothingToShow listState={listState}>{everywhere}</NothingToShow>
      ) : (
        <>
          {rows.length > 0 ? (
            <ProviderRows rows={rows} />
          ) : (
            <Grid items={shownEntries} shape={shape} tile={tileOf} keyOf={entryKey} />
          )}
          {everywhere && <div className={styles['everywhere']}>{everywhere}</div>}
        </>
      )}
    </>
  )
}
