import { pageNumberLimits } from '../generated/limits/page-number.ts'

const { minimum: FIRST, maximum: LAST } = pageNumberLimits

/** The page number in a URL (`?page=3`); 1 if invalid. */
export const pageNumberIn = (search: URLSearchParams): number => {
  const text = search.get('page') ?? ''
  const page = /^\d+$/.test(text) ? Number(text) : FIRST
  return page >= FIRST && page <= LAST ? page : FIRST
}

/** The search part of the URL for another page. The first page has no `page` parameter. */
export const searchWithPage = (search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search)
  if (page <= FIRST) next.delete('page')
  else next.set('page', String(page))
  return next.size > 0 ? `?${next}` : ''
}
