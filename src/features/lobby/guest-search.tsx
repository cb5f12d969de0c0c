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
import { useListAddress } from './use-list-address.ts'
import { useProviders } from './use-providers.ts'
import { useSearch } from './use-search.ts'

type ResultsProps = ChoiceProps & {
  readonly entries: readonly GameEntry[]
  readonly address: ReturnType<typeof useListAddress>
}

const Results = ({ entries, address, onChoose }: ResultsProps) => {
  const t = useT()
  const { only } = address
  const all = useMemo(
    () =>
      kinds.some((kind) => kind === only)
        ? entries.filter(({ kind }) => kind === only)
        : // The first row shows each kind.
          alternate(kinds.map((kind) => entries.filter((entry) => entry.kind === kind))),
    [entries, only],
  )
  const { matches, isSearching, isPending } = useSearch(all, address.query)
  const title = t('guard.providers.count', { count: matches.length })
  return (
    <>
      <p role="status" className={styles['status']}>
        {isSearching && title}
      </p>
      <FoundCategories providers={entries} query={address.query} />
      {matches.length > 0 ? (
        <Covers key={only} title={title} entries={matches} namesKind onChoose={onChoose} />
      ) : (
        !isPending && <NothingToShow address={address} />
      )}
    </>
  )
}

/** Search among the providers of every kind, which guests may see: `/search?q=…`, as for members. */
export const GuestSearch = ({ onChoose }: ChoiceProps) => {
  const t = useT()
  const address = useListAddress()
  const { entries, isPending } = useProviders()
  return (
    <div className={styles['search']}>
      <SearchBox
        key={address.origin}
        label={t('lobby.search.providers')}
        query={address.query}
        onQuery={address.setQuery}
        onLeave={address.settle}
      />
      <FilterChips
        value={address.only}
        onChange={address.setOnly}
        chips={kinds.map((value) => ({ value, name: t(`lobby.kind.${value}`) }))}
      />
      {/* All at once, because they are mixed. */}
      {!isPending && <Results entries={entries} address={address} onChoose={onChoose} />}
    </div>
  )
}
