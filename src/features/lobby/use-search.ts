import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Names } from '../../lib/names.ts'
import { stepInTurns, stepWhenIdle } from '../../platform/when-idle.ts'
import { loadSynonyms } from './search/load-synonyms.ts'
import { prepareNames } from './search/name-forms.ts'
import { searchSteps } from './search/search.ts'
import { noSynonyms } from './search/synonyms.ts'
import type { Synonyms } from './search/synonyms.ts'

type Named = { readonly name: Names }

const namesOf = ({ name }: Named) => [name.ko, name.en]

type Last<Find, One> = {
  readonly find: Find
  /** Null: no search yet. */
  readonly query: string | null
  readonly found: readonly One[]
}

/** Synonyms, loaded with the first query; null until then. */
const useSynonyms = (query: string): Synonyms | null => {
  const [synonyms, setSynonyms] = useState<Synonyms | null>(null)
  const isWanted = query.trim() !== ''
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    void loadSynonyms(stepInTurns).then((loaded) => {
      if (isCurrent) setSynonyms(() => loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return isWanted ? synonyms : (synonyms ?? noSynonyms)
}

/** Matches are computed in a transition, so typing never waits. */
export const useSearch = <One extends Named>(items: readonly One[], query: string) => {
  const synonyms = useSynonyms(query)
  const find = useMemo(() => searchSteps(items, namesOf, synonyms ?? noSynonyms), [items, synonyms])
  const [last, setLast] = useState<Last<typeof find, One>>(() =>
    query.trim() === '' ? { find, query, found: items } : { find, query: null, found: [] },
  )
  useEffect(() => stepWhenIdle(prepareNames(items.flatMap(namesOf))), [items])
  useEffect(() => {
    if (synonyms === null || (last.find === find && last.query === query)) return undefined
    return stepInTurns(find(query), (found) =>
      startTransition(() => setLast({ find, query, found })),
    )
  }, [find, query, last, synonyms])
  const isSearching = last.query !== null && last.query.trim() !== ''
  return {
    // While a changed list is being searched, the previous results stay.
    found: last.find === find || isSearching ? last.found : items,
    query: last.query ?? '',
    isSearching,
    isPending: last.query === null,
  }
}
