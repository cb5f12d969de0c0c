import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { codeText } from './code-text.ts'
import { lobbyQueries } from './lobby.api.ts'
import type { LobbyItem } from './lobby.api.ts'
import type { ListedProvider } from './use-providers.ts'

/** Concurrent calls, few enough to keep other calls fast. */
const MAX_CONCURRENT = 4
/** Providers per update, because each update sorts and searches the list again. */
const UPDATE_SIZE = 8

/** null: the provider is unknown. */
type Items = readonly LobbyItem[] | null
type Slots = readonly ListedProvider[]

export type SlotLists = {
  /** Provider code, as in `codeText` → its games. */
  readonly lists: ReadonlyMap<string, Items>
  readonly endedCount: number
  readonly failedCount: number
}

const cachedLists = (client: QueryClient, slots: Slots): SlotLists => {
  const lists = new Map(
    slots.flatMap(({ code }): [string, Items][] => {
      const games = client.getQueryData(lobbyQueries.games(code).queryKey)
      return games === undefined ? [] : [[codeText(code), games]]
    }),
  )
  return { lists, endedCount: lists.size, failedCount: 0 }
}

const loadAll = (
  client: QueryClient,
  slots: Slots,
  report: (lists: SlotLists) => void,
): (() => void) => {
  let { lists, endedCount, failedCount } = cachedLists(client, slots)
  const queue = slots.filter(({ code }) => !lists.has(codeText(code)))
  const loaded = new Map(lists)
  let isWanted = true
  const loadOne = async (code: ListedProvider['code']) => {
    const games = await client
      .query({ ...lobbyQueries.games(code), staleTime: 'static' })
      .catch(() => undefined)
    if (games === undefined) failedCount += 1
    else loaded.set(codeText(code), games)
    endedCount += 1
    if (endedCount % UPDATE_SIZE === 0 || endedCount === slots.length) lists = new Map(loaded)
    if (isWanted) report({ lists, endedCount, failedCount })
  }
  const loadInTurn = async () => {
    for (let next = queue.shift(); next && isWanted; next = queue.shift()) await loadOne(next.code)
  }
  for (let lane = 0; lane < MAX_CONCURRENT; lane += 1) void loadInTurn()
  return () => {
    isWanted = false
  }
}

export const useSlotLists = (slots: Slots): SlotLists & { readonly retry: () => void } => {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState(() => ({ slots, ...cachedLists(client, slots) }))
  useEffect(
    () => loadAll(client, slots, (next) => startTransition(() => setState({ slots, ...next }))),
    [client, slots, attempt],
  )
  if (state.slots !== slots) setState({ slots, ...cachedLists(client, slots) })
  return {
    ...state,
    retry: () => {
      setState({ slots, ...cachedLists(client, slots) })
      setAttempt(attempt + 1)
    },
  }
}
