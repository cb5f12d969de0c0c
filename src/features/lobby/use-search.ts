import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Names } from '../../lib/names.ts'
import { stepInTurns, stepWhenIdle } from '../../platform/when-idle.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import { offersOf } from './offers.ts'
import { loadWords } from './search/load-words.ts'
import type { Words } from './search/load-words.ts'
import { prepareNames } from './search/name-forms.ts'
import { searchSteps } from './search/search.ts'
import { noSynonyms } from './search/synonyms.ts'

type Searchable = {
  readonly name?: Names
  readonly kind?: GameKind
  readonly isGame?: boolean
  readonly offers?: readonly string[] | undefined
}

const namesOf = ({ name }: Searchable) => (name ? [name.ko, name.en] : [])

/** Words of its kind and offers in all languages. A game is found by its kind through its category. */
const categoriesIn =
  ({ categories }: Words) =>
  (item: Searchable): readonly string[] =>
    [...(item.kind && !item.isGame ? [item.kind] : []), ...offersOf(item)].flatMap((category) =>
      Object.values(categories[category] ?? {}).flat(),
    )

const noWords: Words = { synonyms: noSynonyms, categories: {} }

type SearchResult<Find, Item> = {
  readonly find: Find
  /** Null: no search yet. */
  readonly query: string | null
  readonly matches: readonly Item[]
}

/** Words for searches, loaded with the first query; null until then. */
const useWords = (query: string): Words | null => {
  const [searchWords, setWords] = useState<Words | null>(null)
  const hasQuery = query.trim() !== ''
  useEffect(() => {
    if (!hasQuery) return undefined
    let isCurrent = true
    void loadWords(stepInTurns).then((loaded) => {
      if (isCurrent) setWords(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [hasQuery])
  return hasQuery ? searchWords : (searchWords ?? noWords)
}

/** Matches are computed in a transition, so typing never waits. */
export const useSearch = <Item extends Searchable>(items: readonly Item[], query: string) => {
  const searchWords = useWords(query)
  const find = useMemo(() => {
    const dictionary = searchWords ?? noWords
    return searchSteps(items, namesOf, dictionary.synonyms, categoriesIn(dictionary))
  }, [items, searchWords])
  const [result, setResult] = useState<SearchResult<typeof find, Item>>(() =>
    query.trim() === '' ? { find, query, matches: items } : { find, query: null, matches: [] },
  )
  useEffect(() => stepWhenIdle(prepareNames(items.flatMap(namesOf))), [items])
  useEffect(() => {
    if (searchWords === null || (result.find === find && result.query === query)) return undefined
    return stepInTurns(find(query), (matches) =>
      startTransition(() => setResult({ find, query, matches })),
    )
  }, [find, query, result, searchWords])
  const isSearching = result.query !== null && result.query.trim() !== ''
  return {
    // While a changed list is being searched, the previous results stay.
    matches: result.find === find || isSearching ? result.matches : items,
    query: result.query ?? '',
    isSearching,
    isPending: result.query === null,
  }
}
