import { useSearchParams } from 'react-router-dom'
import { pageNumberLimits } from '../generated/limits/page-number.ts'

const { minimum: FIRST, maximum: LAST } = pageNumberLimits

/** The page that an address names (`?page=3`); whatever is no page number is the first. */
export const pageNumberIn = (search: URLSearchParams): number => {
  const text = search.get('page') ?? ''
  const page = /^\d+$/.test(text) ? Number(text) : FIRST
  return page >= FIRST && page <= LAST ? page : FIRST
}

/** The search part of the address of another page, `''` for the first. */
export const searchOfPage = (search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search)
  if (page <= FIRST) next.delete('page')
  else next.set('page', String(page))
  return next.size > 0 ? `?${next}` : ''
}

/** Which page of a list the player is on, by the address. */
export const usePageNumber = (): number => pageNumberIn(useSearchParams()[0])
