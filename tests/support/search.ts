import type { SearchWords } from '../../src/features/lobby/search/search-words.ts'
import { searchSteps } from '../../src/features/lobby/search/search.ts'
import { noSynonyms, synonymSteps } from '../../src/features/lobby/search/synonyms.ts'
import type { FindSynonyms } from '../../src/features/lobby/search/synonyms.ts'

function allSteps<Result>(steps: Iterator<unknown, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** `searchSteps` at once. */
export const searchIn = <Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  synonyms = noSynonyms,
  categoriesOf: (item: Item) => readonly string[] = () => [],
): ((query: string) => readonly Item[]) => {
  const find = searchSteps(items, namesOf, synonyms, categoriesOf)
  return (typed) => allSteps(find(typed))
}

/** `synonymSteps` at once. */
export const synonymsFrom = (entries: readonly SearchWords[]): FindSynonyms =>
  allSteps(synonymSteps(entries))
