export const SEARCH_PATH = '/search'

export const searchPath = (query: string): string =>
  query.trim() === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(query.trim())}`

export const FAVOURITES_PATH = `${SEARCH_PATH}?only=favourites`
