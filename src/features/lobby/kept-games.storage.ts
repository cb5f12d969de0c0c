import type { ItemId } from '../../http/parse-response.ts'
import { isRecord, parseJson } from '../../lib/json.ts'
import { markOf } from '../../lib/member-mark.ts'
import type { Names } from '../../lib/names.ts'
import { createStore } from '../../lib/store.ts'
import { localStore } from '../../platform/storage.ts'
import { entryKey } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'

const MAX_GAMES = { favourites: 300, recent: 20 } as const

export type KeptList = keyof typeof MAX_GAMES

const isId = (value: unknown): value is ItemId =>
  typeof value === 'string' || typeof value === 'number'

const isNames = (value: unknown): value is Names =>
  isRecord(value) && typeof value['ko'] === 'string' && typeof value['en'] === 'string'

const entryFrom = (value: unknown): readonly GameEntry[] => {
  if (!isRecord(value)) return []
  const { kind, isGame, company, game, name, provider, copy, motif } = value
  const isKind = kind === 'slot' || kind === 'casino' || kind === 'sport'
  if (!isKind || !isNames(name) || !isNames(provider)) return []
  // Entries of an earlier release lack `isGame`.
  const isOfGame = isGame === true || isId(game)
  return [
    {
      kind,
      isGame: isOfGame,
      company: isId(company) ? company : null,
      game: isId(game) ? game : null,
      name,
      provider,
      ...(Number.isSafeInteger(copy) && { copy: Number(copy) }),
      // Each list deals motifs to its providers again.
      ...(isOfGame && typeof motif === 'string' && { motif }),
    },
  ]
}

export const readEntries = (text: string | null): readonly GameEntry[] => {
  const value = parseJson(text)
  return Array.isArray(value) ? value.flatMap(entryFrom) : []
}

/** Stores what identifies an entry; open or closed changes hourly and is not stored. */
const serialize = (entries: readonly GameEntry[]): string =>
  JSON.stringify(
    entries.map(({ kind, isGame, company, game, name, provider, copy, motif }) => ({
      kind,
      isGame,
      company,
      game,
      name,
      provider,
      copy,
      ...(isGame && { motif }),
    })),
  )

const without = (entries: readonly GameEntry[], key: string): readonly GameEntry[] =>
  entries.filter((entry) => entryKey(entry) !== key)

type GameList = { readonly entries: readonly GameEntry[]; readonly keys: ReadonlySet<string> }

const gameListOf = (entries: readonly GameEntry[]): GameList => ({
  entries,
  keys: new Set(entries.map(entryKey)),
})

/** A member's list in this browser, shared by all tabs. Without storage it lasts as long as the page. */
const createKeptGames = (list: KeptList, member: string) => {
  const storageKey = `maru:${list}:${markOf(member)}`
  const readStored = () => gameListOf(readEntries(localStore.get(storageKey)))
  const { get, set, subscribe } = createStore(readStored())
  const keep = (entries: readonly GameEntry[]): void => {
    localStore.set(storageKey, serialize(entries))
    set(gameListOf(entries))
  }
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) set(readStored())
  })
  return {
    subscribe,
    /** The same object until the list changes. */
    entries: (): readonly GameEntry[] => get().entries,
    has: (key: string): boolean => get().keys.has(key),
    /** Adds an entry to the front, or moves it there. */
    add: (entry: GameEntry): void =>
      keep([entry, ...without(get().entries, entryKey(entry))].slice(0, MAX_GAMES[list])),
    remove: (key: string): void => keep(without(get().entries, key)),
  }
}

type KeptGames = ReturnType<typeof createKeptGames>

const lists = new Map<string, KeptGames>()

/** The list of this member; other members of this browser do not see it. Never throws. */
export const keptGames = (list: KeptList, member: string): KeptGames => {
  const id = `${list} ${member}`
  const games = lists.get(id) ?? createKeptGames(list, member)
  lists.set(id, games)
  return games
}
