import type { ItemId } from '../../http/parse-response.ts'
import { isRecord, parseJson } from '../../lib/json.ts'
import { markOf } from '../../lib/member-mark.ts'
import type { Names } from '../../lib/names.ts'
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

const keptOf = (entries: readonly GameEntry[]): GameList => ({
  entries,
  keys: new Set(entries.map(entryKey)),
})

/** A member's list in this browser, shared by all tabs. Without storage it lasts as long as the page. */
class KeptGames {
  private readonly place: string
  private readonly maxEntries: number
  private kept: GameList
  private readonly listeners = new Set<() => void>()

  constructor(list: KeptList, member: string) {
    this.place = `maru:${list}:${markOf(member)}`
    this.maxEntries = MAX_GAMES[list]
    this.kept = keptOf(readEntries(localStore.get(this.place)))
    addEventListener('storage', ({ key }) => {
      if (key === this.place || key === null) this.show(readEntries(localStore.get(this.place)))
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The same object until the list changes. */
  readonly entries = (): readonly GameEntry[] => this.kept.entries

  readonly has = (key: string): boolean => this.kept.keys.has(key)

  /** Moves or adds it to the front. */
  readonly add = (entry: GameEntry): void => {
    this.keep([entry, ...without(this.kept.entries, entryKey(entry))].slice(0, this.maxEntries))
  }

  readonly remove = (key: string): void => this.keep(without(this.kept.entries, key))

  private keep(entries: readonly GameEntry[]): void {
    localStore.set(this.place, serialize(entries))
    this.show(entries)
  }

  private show(entries: readonly GameEntry[]): void {
    this.kept = keptOf(entries)
    for (const listener of this.listeners) listener()
  }
}

const lists = new Map<string, KeptGames>()

/** The list of this member; other members of this browser do not see it. Never throws. */
export const keptGames = (list: KeptList, member: string): KeptGames => {
  const id = `${list} ${member}`
  const games = lists.get(id) ?? new KeptGames(list, member)
  lists.set(id, games)
  return games
}
