import type { ItemId } from '../../http/parse-response.ts'
import type { Names } from '../../lib/names.ts'
import type { GameChoice, GameEntry, GameKind } from '../game-open/game-open.model.ts'
import { codeText } from './code-text.ts'

export type { GameEntry } from '../game-open/game-open.model.ts'

export const kinds = ['casino', 'slot', 'sport'] as const satisfies readonly GameKind[]

/** What makes an entry of a provider or a game; the code is the backend's, null: none. */
export type EntryItem = Pick<
  GameEntry,
  'name' | 'copy' | 'state' | 'offers' | 'bets' | 'addedAt' | 'image' | 'motif'
> & {
  readonly code: ItemId | null
}

export const providerEntry = (kind: GameKind, { code, ...rest }: EntryItem): GameEntry => ({
  ...rest,
  kind,
  isGame: false,
  company: code,
  game: null,
  provider: rest.name,
})

export const slotEntry = (
  company: ItemId,
  provider: Names,
  { code, ...rest }: EntryItem,
): GameEntry => ({ ...rest, kind: 'slot', isGame: true, company, game: code, provider })

/** Unique key of an entry, from codes, and from names where codes are missing. */
export const entryKey = ({ kind, isGame, company, game, name, provider, copy }: GameEntry) =>
  JSON.stringify([kind, company ?? provider, ...(isGame ? [game ?? name] : []), copy ?? 0])

export const choiceOf = ({ kind, isGame, company, game, name }: GameEntry): GameChoice | null => {
  const withoutCode = { hasNoCode: true }
  if (kind !== 'slot')
    return company === null ? { kind, company: name.ko, ...withoutCode } : { kind, company }
  if (!isGame || company === null) return null
  return game === null ? { kind, company, game: name.ko, ...withoutCode } : { kind, company, game }
}

export const slotsPath = (company: ItemId): string =>
  `/slot/game?company=${encodeURIComponent(codeText(company))}`

export const entryPath = ({ kind, company }: GameEntry): string =>
  kind === 'slot' && company !== null ? slotsPath(company) : `/${kind}`

/** The entry's path, with the provider's name as a search where the page lists many providers. */
export const namedEntryPath = (entry: GameEntry, name: string): string => {
  const path = entryPath(entry)
  return path.includes('?') ? path : `${path}?q=${encodeURIComponent(name)}`
}

/** The closed state reported by the backend; null: open. A state that is not of the contract counts as closed. */
export const closedStateOf = ({
  state,
}: Pick<GameEntry, 'state'>): 'maintenance' | 'closed' | 'unreadable' | null => {
  if (state === undefined || state === 'open') return null
  return state === 'maintenance' || state === 'closed' ? state : 'unreadable'
}

/** Whether it is a slot provider without a code, whose games cannot be requested. */
export const isUnlisted = ({ kind, isGame, company }: GameEntry): boolean =>
  kind === 'slot' && !isGame && company === null

const providerKey = (entry: GameEntry): string =>
  entryKey(entry.isGame ? { ...entry, isGame: false, copy: 0 } : entry)

/** Gives kept entries the state of their listed provider, and a provider also the motif it has there. */
export const withStates = (
  entries: readonly GameEntry[],
  providers: readonly GameEntry[],
): readonly GameEntry[] => {
  const providersByKey = new Map(providers.map((provider) => [entryKey(provider), provider]))
  return entries.map((entry) => {
    const provider = providersByKey.get(providerKey(entry))
    if (provider === undefined) return entry
    const { state = entry.state, motif } = provider
    return { ...entry, state, ...(!entry.isGame && { motif }) }
  })
}

/** The first of each list, then the second of each, and so on. */
export const alternate = <Item>(lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.flat().flatMap((_, index) => lists.flatMap((list) => list.slice(index, index + 1)))
