/** The screen that searches all games and providers. */
export const SEARCH_PATH = '/search'

/** The same with a query. */
export const searchPath = (query: string): string =>
  query.trim() === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(query.trim())}`

export const FAVOURITES_PATH = `${SEARCH_PATH}?only=favourites`
