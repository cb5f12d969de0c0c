import { startTransition, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListOrder } from './list-order.ts'

/** Delay before the URL follows typing, because browsers limit URL changes. */
const URL_UPDATE_DELAY_MS = 300

export const FAVOURITES = 'favourites'

const orders: ReadonlyMap<string | null, ListOrder> = new Map([
  ['name', 'name'],
  ['newest', 'newest'],
])

export type ListState = {
  readonly query: string
  /** Changes when the query came from elsewhere and the field must show it. */
  readonly queryVersion: number
  readonly setQuery: (query: string) => void
  readonly commitQuery: (lastTyped: string) => void
  readonly order: ListOrder
  readonly setOrder: (order: ListOrder) => void
  /** The chosen filter; empty: everything. */
  readonly filter: string
  readonly setFilter: (filter: string) => void
  readonly clear: () => void
}

/**
 * A list's state in the URL (`?q=…&only=…&sort=…`), restored by Back and by links. Typing replaces the URL; filter
 * and order add a history entry.
 */
export const useListState = (): ListState => {
  const [params, setParams] = useSearchParams()
  const urlQuery = params.get('q') ?? ''
  const [query, setQuery] = useState(urlQuery)
  const [queryVersion, setQueryVersion] = useState(0)
  // The text that this list wrote last. Any other text in the URL came by Back or a link.
  const lastWritten = useRef(urlQuery)
  // Up to date at once, while the state changes in a transition.
  const lastTyped = useRef(urlQuery)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (changes: Readonly<Record<string, string>>, replace: boolean) => {
    clearTimeout(timer.current)
    const q = changes['q'] ?? lastTyped.current
    lastWritten.current = q
    startTransition(() =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries({ ...changes, q })) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace },
      ),
    )
  }

  useEffect(() => {
    if (urlQuery === lastWritten.current) return
    lastWritten.current = urlQuery
    lastTyped.current = urlQuery
    setQuery(urlQuery)
    setQueryVersion((before) => before + 1)
  }, [urlQuery])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    query,
    queryVersion,
    setQuery: (next) => {
      lastTyped.current = next
      setQuery(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({}, true), URL_UPDATE_DELAY_MS)
    },
    commitQuery: (next) => {
      lastTyped.current = next
      if (next !== lastWritten.current) write({}, true)
    },
    order: orders.get(params.get('sort')) ?? 'operator',
    setOrder: (order) => write({ sort: order === 'operator' ? '' : order }, false),
    filter: params.get('only') ?? '',
    setFilter: (filter) => write({ only: filter }, false),
    clear: () => {
      lastTyped.current = ''
      setQuery('')
      setQueryVersion(queryVersion + 1)
      write({ q: '', only: '' }, true)
    },
  }
}
