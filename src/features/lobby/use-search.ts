import { useDeferredValue, useMemo, useState } from 'react'
import { searchIn } from './search/search.ts'
import type { Names } from '../../i18n/localised-name.ts'

type Named = { readonly name: Names }

const namesOf = ({ name }: Named) => [name.ko, name.en]

/**
 * A list narrowed by what the player types. The list follows the field when there is time for it,
 * so that typing never waits.
 */
export const useSearch = <Item extends Named>(items: readonly Item[]) => {
  const [query, setQuery] = useState('')
  const find = useMemo(() => searchIn(items, namesOf), [items])
  const settled = useDeferredValue(query)
  const found = useMemo(() => find(settled), [find, settled])
  return { query, setQuery, found, isSearching: settled.trim() !== '' }
}
