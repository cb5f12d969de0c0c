import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Names } from '../../lib/names.ts'
import { stepInTurns, stepWhenIdle } from '../../platform/when-idle.ts'
import { prepareNames } from './search/name-forms.ts'
import { searchSteps } from './search/search.ts'

type Named = { readonly name: Names }

const namesOf = ({ name }: Named) => [name.ko, name.en]

type Last<Find, One> = {
  readonly find: Find
  /** Null: no search yet. */
  readonly query: string | null
  readonly found: readonly One[]
}

/** Matches are computed in a transition, so typing never waits. */
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
    // While a changed list is being searched, the previous results stay.
    found: last.find === find || isSearching ? last.found : items,
    /** The query of `found`. */
    query: last.query ?? '',
    isSearching,
    /** No result yet for the URL's query. */
    isPending: last.query === null,
  }
}
