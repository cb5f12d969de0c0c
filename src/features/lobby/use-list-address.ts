import { startTransition, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListOrder } from './list-order.ts'

/** Delay before the URL follows typing, because browsers limit URL changes. */
const ADDRESS_FOLLOWS_MS = 300

export const FAVOURITES = 'favourites'

const orders: ReadonlyMap<string | null, ListOrder> = new Map([
  ['name', 'name'],
  ['newest', 'newest'],
])

export type ListAddress = {
  readonly query: string
  /** Changes when the query came from elsewhere and the field must show it. */
  readonly origin: number
  readonly setQuery: (query: string) => void
  readonly settle: (lastTyped: string) => void
  readonly order: ListOrder
  readonly setOrder: (order: ListOrder) => void
  /** The chosen filter; empty: everything. */
  readonly only: string
  readonly setOnly: (only: string) => void
  readonly clear: () => void
}

/**
 * A list's state in the URL (`?q=…&only=…&sort=…`), restored by Back and by links. Typing replaces the URL; filter
 * and order add a history entry.
 */
export const useListAddress = (): ListAddress => {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q') ?? ''
  const [query, setQuery] = useState(inAddress)
  const [origin, setOrigin] = useState(0)
  // The text this list wrote; another text came by Back or a link.
  const lastWritten = useRef(inAddress)
  // The state follows in a transition.
  const lastTyped = useRef(inAddress)
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
    if (inAddress === lastWritten.current) return
    lastWritten.current = inAddress
    lastTyped.current = inAddress
    setQuery(inAddress)
    setOrigin((before) => before + 1)
  }, [inAddress])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    query,
    origin,
    setQuery: (next) => {
      lastTyped.current = next
      setQuery(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({}, true), ADDRESS_FOLLOWS_MS)
    },
    settle: (next) => {
      lastTyped.current = next
      if (next !== lastWritten.current) write({}, true)
    },
    order: orders.get(params.get('sort')) ?? 'operator',
    setOrder: (order) => write({ sort: order === 'operator' ? '' : order }, false),
    only: params.get('only') ?? '',
    setOnly: (only) => write({ only }, false),
    clear: () => {
      lastTyped.current = ''
      setQuery('')
      setOrigin(origin + 1)
      write({ q: '', only: '' }, true)
    },
  }
}
