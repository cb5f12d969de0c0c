import { parseJson } from '../../lib/json.ts'
import { markOf } from '../../lib/member-mark.ts'
import { localStore } from '../../platform/storage.ts'

const MAX_SEARCHES = 6
/** Single letters are not stored. */
const MIN_LENGTH = 2

const storageKeyOf = (member: string): string => `maru:searches:${markOf(member)}`

/** This member's searches in this browser, latest first. Never throws. */
export const readSearches = (member: string): readonly string[] => {
  const storedSearches = parseJson(localStore.get(storageKeyOf(member)))
  const isSearch = (search: unknown) =>
    typeof search === 'string' && search.trim().length >= MIN_LENGTH
  return Array.isArray(storedSearches)
    ? storedSearches.filter((search): search is string => isSearch(search)).slice(0, MAX_SEARCHES)
    : []
}

/** Puts a search first; returns the list. */
export const keepSearch = (member: string, typed: string): readonly string[] => {
  const query = typed.trim()
  const earlierSearches = readSearches(member)
  if (query.length < MIN_LENGTH) return earlierSearches
  const searches = [query, ...earlierSearches.filter((search) => search !== query)].slice(
    0,
    MAX_SEARCHES,
  )
  localStore.set(storageKeyOf(member), JSON.stringify(searches))
  return searches
}

export const forgetSearches = (member: string): void => localStore.remove(storageKeyOf(member))
