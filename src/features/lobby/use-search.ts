import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Names } from '../../lib/names.ts'
import { stepInTurns, stepWhenIdle } from '../../platform/when-idle.ts'
import { prepareNames } from './search/name-forms.ts'
import { searchSteps } from './search/search.ts'

type Named = { readonly name: Names }

const namesOf = ({ name }: Named) => [name.ko, name.en]

type Last<Find, One> = {
  readonly find: Find
  /** Null: nothing was looked for yet. */
  readonly query: string | null
  readonly found: readonly One[]
}

/** What matches follows the field when there is time for it, so that typing never waits. */
export const useSearch = <One extends Named>(items: readonly One[], query: string) => {
  const find = useMemo(() => searchSteps(items, namesOf), [items])
  const [last, setLast] = useState<Last<typeof find, One>>(() =>
    query.trim() === '' ? { find, query, found: items } : { find, query: null, found: [] },
  )
  useEffect(() => stepWhenIdle(prepareNames(items.flatMap(namesOf))), [items])
  useEffect(() => {
    if (last.find === find && last.query === query) return undefined
    return stepInTurns(find(query), (found) =>
      startTransition(() => setLast({ find, query, found })),
    )
  }, [find, query, last])
  const isSearching = last.query !== null && last.query.trim() !== ''
  return {
    // Of a list that has changed, what was found in the last one stands until it was searched.
    found: last.find === find || isSearching ? last.found : items,
    /** What `found` was found by. */
    query: last.query ?? '',
    isSearching,
    /** Nothing is known yet of what the address asks for. */
    isPending: last.query === null,
  }
}
