import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import type { Names } from '../../lib/names.ts'
import styles from './lobby.module.css'
import { SearchBox } from './search-box.tsx'
import { codeText } from './code-text.ts'
import { prepareNames } from './search/name-forms.ts'
import { searchSteps } from './search/search.ts'
import { stepInTurns, stepWhenIdle } from '../../platform/when-idle.ts'

export type GridItem = { readonly code: ItemId; readonly name: Names }

const namesOf = ({ name }: GridItem) => [name.ko, name.en]

/** What matches follows the field when there is time for it, so that typing never waits. */
const useSearch = <One extends GridItem>(items: readonly One[]) => {
  const [query, setQuery] = useState('')
  const find = useMemo(() => searchSteps(items, namesOf), [items])
  const [last, setLast] = useState({ find, query, found: items })
  useEffect(() => stepWhenIdle(prepareNames(items.flatMap(namesOf))), [items])
  useEffect(() => {
    if (last.find === find && last.query === query) return undefined
    return stepInTurns(find(query), (found) =>
      startTransition(() => setLast({ find, query, found })),
    )
  }, [find, query, last])
  const isKnown = last.find === find
  return {
    query,
    setQuery,
    found: isKnown ? last.found : items,
    isSearching: isKnown && last.query.trim() !== '',
  }
}

export type FilteredGridProps<One extends GridItem> = {
  items: readonly One[]
  /** Name of the search field. */
  searchLabel: string
  shape: 'wide' | 'portrait'
  /** One tile. */
  tile: (item: One) => ReactNode
  /** Lays the tiles out; by default each of them stands in the page. */
  grid?: ComponentType<TilesProps<One>>
}

export type TilesProps<One extends GridItem> = Pick<
  FilteredGridProps<One>,
  'items' | 'shape' | 'tile'
>

const TileGrid = <One extends GridItem>({ items, shape, tile }: TilesProps<One>) => (
  <ul className={`${styles['grid']} ${styles[shape]}`}>
    {items.map((item) => (
      <li key={codeText(item.code)} className={styles['cell']}>
        {tile(item)}
      </li>
    ))}
  </ul>
)

/** Memoised: a key press that has not changed the list yet must not render all tiles again. */
const Tiles = memo(TileGrid) as typeof TileGrid

/** What a search without results says, and the way back to everything. */
const NothingFound = ({ query, onClear }: { query: string; onClear: () => void }) => {
  const t = useT()
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('lobby.nothingFound.title', { query: query.trim() })}
      action={<Button onClick={onClear}>{t('lobby.nothingFound.clear')}</Button>}
    >
      {t('lobby.nothingFound.text')}
    </EmptyState>
  )
}

/** A search field and the tiles that match; screen readers are told how many there are. */
export const FilteredGrid = <One extends GridItem>({
  items,
  searchLabel,
  shape,
  tile,
  grid: Grid = Tiles,
}: FilteredGridProps<One>) => {
  const t = useT()
  const { query, setQuery, found, isSearching } = useSearch(items)
  return (
    <>
      <SearchBox label={searchLabel} query={query} onQuery={setQuery} />
      <VisuallyHidden>
        <span role="status">
          {isSearching ? t('lobby.search.count', { count: found.length }) : ''}
        </span>
      </VisuallyHidden>
      {found.length === 0 ? (
        <NothingFound query={query} onClear={() => setQuery('')} />
      ) : (
        <Grid items={found} shape={shape} tile={tile} />
      )}
    </>
  )
}
