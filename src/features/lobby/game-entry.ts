import type { ItemId } from '../../http/parse-response.ts'
import type { Names } from '../../lib/names.ts'
import type { GameChoice, GameKind } from '../game-open/game-open.model.ts'
import { codeText } from './code-text.ts'

/** What a tile stands for: a provider, or one of its games. */
export type GameEntry = {
  readonly kind: GameKind
  /** Otherwise it is the provider itself. */
  readonly isGame: boolean
  /** The provider's code; null where it has none. */
  readonly company: ItemId | null
  /** The game's code; null where it has none, and for a provider. */
  readonly game: ItemId | null
  readonly name: Names
  /** The provider's names, which are its own where it is a provider. */
  readonly provider: Names
  /** Of several that nothing else tells apart, which it is, from 1 on; left out: the first. */
  readonly copy?: number | undefined
  readonly state?: string | undefined
  readonly offers?: readonly string[] | undefined
  readonly addedAt?: string | undefined
}

type Item = Pick<GameEntry, 'name' | 'copy' | 'state' | 'offers' | 'addedAt'> & {
  readonly code: ItemId | null
}

export const providerEntry = (kind: GameKind, { code, ...rest }: Item): GameEntry => ({
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
  { code, ...rest }: Item,
): GameEntry => ({ ...rest, kind: 'slot', isGame: true, company, game: code, provider })

/** Differs from that of every other entry: made of codes, and of the names of what has none. */
export const entryKey = ({ kind, isGame, company, game, name, provider, copy }: GameEntry) =>
  JSON.stringify([kind, company ?? provider, ...(isGame ? [game ?? name] : []), copy ?? 0])

/** What a press opens, by its code or by its name; null for a provider of slots. */
export const choiceOf = ({ kind, isGame, company, game, name }: GameEntry): GameChoice | null => {
  const named = { isNamed: true }
  if (kind !== 'slot')
    return company === null ? { kind, company: name.ko, ...named } : { kind, company }
  if (!isGame || company === null) return null
  return game === null ? { kind, company, game: name.ko, ...named } : { kind, company, game }
}

/** The page of a provider of slots. */
export const slotsPath = (company: ItemId): string =>
  `/slot/game?company=${encodeURIComponent(codeText(company))}`

/** The page on which a provider is found. */
export const placeOf = ({ kind, company }: GameEntry): string =>
  kind === 'slot' && company !== null ? slotsPath(company) : `/${kind}`

/** Whether it can be played now, as far as the backend says; null: it can. */
export const closedStateOf = ({
  state,
}: Pick<GameEntry, 'state'>): 'maintenance' | 'closed' | null =>
  state === 'maintenance' || state === 'closed' ? state : null

/** Whether it is a provider of slots whose games cannot be asked for: it has no code. */
export const isUnlisted = ({ kind, isGame, company }: GameEntry): boolean =>
  kind === 'slot' && !isGame && company === null

const providerKey = (entry: GameEntry): string =>
  entryKey(entry.isGame ? { ...entry, isGame: false, copy: 0 } : entry)

/** Entries that were kept, with the state that their providers have now. */
export const withStates = (
  entries: readonly GameEntry[],
  providers: readonly GameEntry[],
): readonly GameEntry[] => {
  const states = new Map(providers.map((one) => [entryKey(one), one.state]))
  return entries.map((entry) => {
    const state = states.get(providerKey(entry))
    return state === undefined ? entry : { ...entry, state }
  })
}
