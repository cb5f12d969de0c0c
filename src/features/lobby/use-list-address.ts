import { startTransition, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListOrder } from './list-order.ts'

/** After so long without a key the address follows the field: browsers refuse too many changes of it. */
const ADDRESS_FOLLOWS_MS = 300

/** The filter that lets the member's favourites through. */
export const FAVOURITES = 'favourites'

const orders: Readonly<Record<string, ListOrder>> = { name: 'name', newest: 'newest' }

export type ListAddress = {
  /** As it stands in the field. */
  readonly query: string
  readonly setQuery: (query: string) => void
  /** Writes the query into the address now. */
  readonly settle: () => void
  readonly order: ListOrder
  readonly setOrder: (order: ListOrder) => void
  /** The chosen filter; empty: everything. */
  readonly only: string
  readonly setOnly: (only: string) => void
  readonly clear: () => void
}

/**
 * What a list shows, as its address says it (`?q=…&only=…&sort=…`), so that Back and a link restore it.
 * Typing replaces the address; a chosen filter or order is a step of its own in the history.
 */
export const useListAddress = (): ListAddress => {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q') ?? ''
  const [query, setQuery] = useState(inAddress)
  // What this list wrote itself: another text came by Back or by a link.
  const written = useRef(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (changes: Readonly<Record<string, string>>, replace: boolean) => {
    clearTimeout(timer.current)
    const q = changes['q'] ?? query
    written.current = q
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
        { replace, preventScrollReset: true },
      ),
    )
  }

  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setQuery(inAddress)
  }, [inAddress])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    query,
    setQuery: (typed) => {
      setQuery(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({ q: typed }, true), ADDRESS_FOLLOWS_MS)
    },
    settle: () => {
      if (query !== written.current) write({ q: query }, true)
    },
    order: orders[params.get('sort') ?? ''] ?? 'operator',
    setOrder: (order) => write({ sort: order === 'operator' ? '' : order }, false),
    only: params.get('only') ?? '',
    setOnly: (only) => write({ only }, false),
    clear: () => {
      setQuery('')
      write({ q: '', only: '' }, true)
    },
  }
}
