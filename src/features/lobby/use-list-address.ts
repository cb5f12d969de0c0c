import { startTransition, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListOrder } from './list-order.ts'

/** After so long without a key the address follows the field: browsers refuse too many changes of it. */
const ADDRESS_FOLLOWS_MS = 300

/** The filter that lets the member's favourites through. */
export const FAVOURITES = 'favourites'

const orders: Readonly<Record<string, ListOrder>> = { name: 'name', newest: 'newest' }

export type ListAddress = {
  /** As it stands in the field, or stood there a moment ago. */
  readonly query: string
  /** Another one: the query came from elsewhere, and the field has to show it. */
  readonly origin: number
  readonly setQuery: (query: string) => void
  /** Writes what stands in the field into the address now. */
  readonly settle: (typed: string) => void
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
  const [origin, setOrigin] = useState(0)
  // What this list wrote itself: another text came by Back or by a link.
  const written = useRef(inAddress)
  // The state follows when there is time.
  const typed = useRef(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (changes: Readonly<Record<string, string>>, replace: boolean) => {
    clearTimeout(timer.current)
    const q = changes['q'] ?? typed.current
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
    typed.current = inAddress
    setQuery(inAddress)
    setOrigin((before) => before + 1)
  }, [inAddress])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    query,
    origin,
    setQuery: (next) => {
      typed.current = next
      setQuery(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({}, true), ADDRESS_FOLLOWS_MS)
    },
    settle: (next) => {
      typed.current = next
      if (next !== written.current) write({}, true)
    },
    order: orders[params.get('sort') ?? ''] ?? 'operator',
    setOrder: (order) => write({ sort: order === 'operator' ? '' : order }, false),
    only: params.get('only') ?? '',
    setOnly: (only) => write({ only }, false),
    clear: () => {
      typed.current = ''
      setQuery('')
      setOrigin(origin + 1)
      write({ q: '', only: '' }, true)
    },
  }
}
