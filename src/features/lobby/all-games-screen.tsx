import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallFailureState } from '../../failures/call-failure.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { RefreshIcon } from '../../ui/icons-action.tsx'
import { Page } from '../../ui/page.tsx'
import { useSession } from '../session/session.context.tsx'
import type { GameKind } from '../game-open/game-open.model.ts'
import { entryKey, kinds, withStates } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { FoundCategories } from './found-categories.tsx'
import { GameRail } from './game-rail.tsx'
import { GameTile } from './game-tile.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { inListOrder, ordersOf } from './list-order.ts'
import { ListTools } from './list-tools.tsx'
import styles from './lobby.module.css'
import { NothingToShow } from './nothing-to-show.tsx'
import { forgetSearches, keepSearch, readSearches } from './recent-searches.storage.ts'
import { RecentSearches } from './recent-searches.tsx'
import { useAllGames } from './use-all-games.ts'
import type { AllGames } from './use-all-games.ts'
import { memberOf, useKeptGames } from './use-kept-games.ts'
import { FAVOURITES, useListState } from './use-list-state.ts'
import { useSearch } from './use-search.ts'
import { WindowedGrid } from './windowed-grid.tsx'

type CountProps = { all: AllGames; matchCount: number; isSearching: boolean }

/** Number of games, or loading progress. */
const Count = ({
  all: { loadedCount, providerCount, isPending },
  matchCount,
  isSearching,
}: CountProps) => {
  const { formatNumber, t } = useLanguage()
  const sum = { count: formatNumber(matchCount) }
  return (
    <span role="status" className={styles['count']}>
      {isPending && !isSearching
        ? providerCount === 0
          ? t('shell.page.loading')
          : t('allGames.progress.text', { known: loadedCount, count: providerCount })
        : isSearching
          ? t('lobby.search.count', sum)
          : t('allGames.count.text', sum)}
    </span>
  )
}

/** Offers a retry for lists that failed. */
const FailedLists = ({ failedCount, retry }: Pick<AllGames, 'failedCount' | 'retry'>) => {
  const t = useT()
  return (
    <span role="alert" className={styles['failed']}>
      <span>{t('allGames.failed.text', { count: failedCount })}</span>
      <Button size="small" icon={<RefreshIcon />} onClick={retry}>
        {t('failure.button.retry')}
      </Button>
    </span>
  )
}

/** Entries that pass the filter; favourites include games no longer listed. */
const useChosenEntries = ({ providers, games }: AllGames, filter: string): readonly GameEntry[] => {
  const favourites = useKeptGames('favourites')
  return useMemo(() => {
    const allEntries = [...providers, ...games]
    if (filter === '') return allEntries
    if (filter !== FAVOURITES) return allEntries.filter(({ kind }) => kind === filter)
    const entriesByKey = new Map(allEntries.map((entry) => [entryKey(entry), entry]))
    return withStates(favourites, providers).map(
      (entry) => entriesByKey.get(entryKey(entry)) ?? entry,
    )
  }, [providers, games, filter, favourites])
}

const GamesFound = ({ games }: { games: readonly GameEntry[] }) => {
  const { locale } = useLanguage()
  const tile = useCallback(
    (entry: GameEntry) => (
      <GameTile entry={entry} caption={localisedName(locale, entry.provider)} />
    ),
    [locale],
  )
  return <WindowedGrid items={games} shape="portrait" tile={tile} keyOf={entryKey} />
}

const noGames: readonly GameEntry[] = []

/** The beginning of each list, with a way to all of it. */
const Overview = ({ all }: { readonly all: AllGames }) => {
  const { providers, firstGames, isPending } = all
  const t = useT()
  const ofKind = (wanted: GameKind): readonly GameEntry[] =>
    providers.filter(({ kind }) => kind === wanted)
  const rows = [
    { title: t('casino.page.title'), entries: ofKind('casino'), all: '/casino' },
    { title: t('sport.page.title'), entries: ofKind('sport'), all: '/sport' },
    { title: t('allGames.slots.title'), entries: ofKind('slot'), all: '/slot' },
  ]
  return (
    <>
      {(isPending || firstGames.length > 0) && (
        <div className={styles['games']}>
          <GameRail
            title={t('allGames.games.title')}
            entries={isPending ? noGames : firstGames}
            allPath="?only=slot"
          />
        </div>
      )}
      {rows.map((row) => row.entries.length > 0 && <GameRail key={row.all} {...row} />)}
    </>
  )
}

const useFocusAtFirst = (isWanted: boolean) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    // Two frames later the shell has closed the drawer and focused the new screen's content.
    let id = requestAnimationFrame(() => {
      id = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }))
    })
    return () => cancelAnimationFrame(id)
  }, [isWanted])
  return field
}

/** Search, filter and sort all games and providers: `/search?q=…&only=…&sort=…`. */
export const AllGamesScreen = () => {
  const { locale, t } = useLanguage()
  const listState = useListState()
  const { query, order, filter } = listState
  const allGames = useAllGames()
  const chosenEntries = useChosenEntries(allGames, filter)
  const sorted = useMemo(
    () => inListOrder(chosenEntries, order, locale),
    [chosenEntries, order, locale],
  )
  const { matches, isSearching, ...search } = useSearch(sorted, query)
  const searchFieldRef = useFocusAtFirst(query === '' && filter === '')
  const member = useSession(memberOf)
  const [searches, setSearches] = useState(() => readSearches(member))
  const commitQuery = (typed: string) => {
    listState.commitQuery(typed)
    if (matches.length > 0) setSearches(keepSearch(member, typed))
  }
  const providers = useMemo(() => matches.filter(({ isGame }) => !isGame), [matches])
  const games = useMemo(() => matches.filter(({ isGame }) => isGame), [matches])
  const orders = useMemo(() => ordersOf(allGames.games), [allGames.games])
  const isOverview = !isSearching && filter === '' && order === 'operator'
  if (allGames.failure !== null) {
    return (
      <Page title={t('allGames.page.title')}>
        <CallFailureState error={allGames.failure} onRetry={allGames.retry} />
      </Page>
    )
  }
  return (
    <Page
      title={isSearching ? t('allGames.found.title', { query }) : t('allGames.page.title')}
      lead={<Count all={allGames} matchCount={matches.length} isSearching={isSearching} />}
      warning={
        !allGames.isPending &&
        allGames.failedCount > 0 && (
          <FailedLists failedCount={allGames.failedCount} retry={allGames.retry} />
        )
      }
    >
      <div className={styles['lobby']}>
        <ListTools
          listState={{ ...listState, commitQuery }}
          searchLabel={t('allGames.search.label')}
          orders={orders}
          filters={kinds.map((value) => ({ value, name: t(`lobby.kind.${value}`) }))}
          searchFieldRef={searchFieldRef}
        />
        {query === '' && filter === '' && searches.length > 0 && (
          <RecentSearches
            searches={searches}
            onForget={() => {
              forgetSearches(member)
              setSearches([])
            }}
          />
        )}
        <FoundCategories providers={allGames.providers} query={query} />
        {isOverview ? (
          <Overview all={allGames} />
        ) : (
          <>
            {providers.length > 0 && (
              <GameRail title={t('allGames.providers.title')} entries={providers} showsOffers />
            )}
            {games.length > 0 && (
              <section className={styles['part']} aria-labelledby="games">
                <h2 id="games">{t('allGames.games.title')}</h2>
                <GamesFound games={games} />
              </section>
            )}
          </>
        )}
        {matches.length === 0 &&
          (allGames.isPending || search.isPending ? (
            <GridSkeleton shape="portrait" count={12} bare />
          ) : (
            <NothingToShow listState={listState} />
          ))}
      </div>
    </Page>
  )
}
