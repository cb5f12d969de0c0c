import { useMemo } from 'react'
import { useT } from '../../i18n/language.tsx'
import { FilterChips } from './filter-chips.tsx'
import { alternate, kinds } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { Covers } from './guest-covers.tsx'
import type { ChoiceProps } from './guest-covers.tsx'
import styles from './guest-covers.module.css'
import { FoundCategories } from './found-categories.tsx'
import { NothingToShow } from './nothing-to-show.tsx'
import { SearchBox } from './search-box.tsx'
import { useListState } from './use-list-state.ts'
import { useProviders } from './use-providers.ts'
import { useSearch } from './use-search.ts'

type ResultsProps = ChoiceProps & {
  readonly entries: readonly GameEntry[]
  readonly listState: ReturnType<typeof useListState>
}

const Results = ({ entries, listState, onChoose }: ResultsProps) => {
  const t = useT()
  const { filter } = listState
  const candidates = useMemo(
    () =>
      kinds.some((kind) => kind === filter)
        ? entries.filter(({ kind }) => kind === filter)
        : // The first row shows each kind.
          alternate(kinds.map((kind) => entries.filter((entry) => entry.kind === kind))),
    [entries, filter],
  )
  const { matches, isSearching, isPending } = useSearch(candidates, listState.query)
  const title = t('guard.providers.count', { count: matches.length })
  return (
    <>
      <p role="status" className={styles['status']}>
        {isSearching && title}
      </p>
      <FoundCategories providers={entries} query={listState.query} />
      {matches.length > 0 ? (
        <Covers key={filter} title={title} entries={matches} namesKind onChoose={onChoose} />
      ) : (
        !isPending && <NothingToShow listState={listState} />
      )}
    </>
  )
}

/** Search among the providers of every kind, which guests may see: `/search?q=…`, as for members. */
export const GuestSearch = ({ onChoose }: ChoiceProps) => {
  const t = useT()
  const listState = useListState()
  const { entries, isPending } = useProviders()
  return (
    <div className={styles['search']}>
      <SearchBox
        key={listState.queryVersion}
        label={t('lobby.search.providers')}
        query={listState.query}
        onQuery={listState.setQuery}
        onLeave={listState.commitQuery}
      />
      <FilterChips
        value={listState.filter}
        onChange={listState.setFilter}
        chips={kinds.map((value) => ({ value, name: t(`lobby.kind.${value}`) }))}
      />
      {/* All at once, because they are mixed. */}
      {!isPending && <Results entries={entries} listState={listState} onChoose={onChoose} />}
    </div>
  )
}
