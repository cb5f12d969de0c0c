import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { codeText } from './code-text.ts'
import { lobbyQueries } from './lobby.queries.ts'
import type { LobbyItem } from './lobby.queries.ts'
import type { ListedProvider } from './use-providers.ts'

/** Concurrent calls, few enough to keep other calls fast. */
const MAX_CONCURRENT = 4
/** Providers per update, because each update sorts and searches the list again. */
const STEP = 8

/** null: the provider is unknown. */
type Items = readonly LobbyItem[] | null
type Slots = readonly ListedProvider[]

export type SlotLists = {
  /** Provider code, as in `codeText` → its games. */
  readonly lists: ReadonlyMap<string, Items>
  readonly endedCount: number
  readonly failedCount: number
}

const knownIn = (client: QueryClient, slots: Slots): SlotLists => {
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
  let { lists, endedCount, failedCount } = knownIn(client, slots)
  const waiting = slots.filter(({ code }) => !lists.has(codeText(code)))
  const loaded = new Map(lists)
  let isWanted = true
  const takeOne = async (code: ListedProvider['code']) => {
    const games = await client
      .query({ ...lobbyQueries.games(code), staleTime: 'static' })
      .catch(() => undefined)
    if (games === undefined) failedCount += 1
    else loaded.set(codeText(code), games)
    endedCount += 1
    if (endedCount % STEP === 0 || endedCount === slots.length) lists = new Map(loaded)
    if (isWanted) report({ lists, endedCount, failedCount })
  }
  const takeTurns = async () => {
    for (let next = waiting.shift(); next && isWanted; next = waiting.shift())
      await takeOne(next.code)
  }
  for (let at = 0; at < MAX_CONCURRENT; at += 1) void takeTurns()
  return () => {
    isWanted = false
  }
}

export const useSlotLists = (slots: Slots): SlotLists & { readonly retry: () => void } => {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState(() => ({ slots, ...knownIn(client, slots) }))
  useEffect(
    () => loadAll(client, slots, (next) => startTransition(() => setKnown({ slots, ...next }))),
    [client, slots, attempt],
  )
  if (known.slots !== slots) setKnown({ slots, ...knownIn(client, slots) })
  return {
    ...known,
    retry: () => {
      setKnown({ slots, ...knownIn(client, slots) })
      setAttempt(attempt + 1)
    },
  }
}
