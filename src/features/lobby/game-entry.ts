import type { ItemId } from '../../http/parse-response.ts'
import type { Names } from '../../lib/names.ts'
import type { GameChoice, GameKind } from '../game-open/game-open.model.ts'
import { codeText } from './code-text.ts'

/** What a tile stands for: a provider, or one of its slots. */
export type GameEntry = {
  readonly kind: GameKind
  readonly company: ItemId
  /** Null: the provider itself. */
  readonly game: ItemId | null
  readonly name: Names
  /** The provider's names, which are its own where it is a provider. */
  readonly provider: Names
  readonly state?: string | undefined
  readonly offers?: readonly string[] | undefined
  readonly addedAt?: string | undefined
}

type Item = Pick<GameEntry, 'name' | 'state' | 'offers' | 'addedAt'> & { readonly code: ItemId }

export const providerEntry = (kind: GameKind, { code, ...rest }: Item): GameEntry => ({
  ...rest,
  kind,
  company: code,
  game: null,
  provider: rest.name,
})

export const slotEntry = (
  company: ItemId,
  provider: Names,
  { code, ...rest }: Item,
): GameEntry => ({ ...rest, kind: 'slot', company, game: code, provider })

/** Differs from that of every other entry. */
export const entryKey = ({ kind, company, game }: Pick<GameEntry, 'kind' | 'company' | 'game'>) =>
  [kind, codeText(company), ...(game === null ? [] : [codeText(game)])].join(' ')

/** What a press opens; null for a provider of slots, which has a page of its own. */
export const choiceOf = ({ kind, company, game }: GameEntry): GameChoice | null => {
  if (kind !== 'slot') return { kind, company }
  return game === null ? null : { kind, company, game }
}

/** The page of a provider of slots. */
export const slotsPath = (company: ItemId): string =>
  `/slot/game?company=${encodeURIComponent(codeText(company))}`

/** The page on which a provider is found. */
export const placeOf = ({ kind, company }: GameEntry): string =>
  kind === 'slot' ? slotsPath(company) : `/${kind}`

/** Whether it can be played now, as far as the backend says; null: it can. */
export const closedStateOf = ({
  state,
}: Pick<GameEntry, 'state'>): 'maintenance' | 'closed' | null =>
  state === 'maintenance' || state === 'closed' ? state : null

const providerKey = ({ kind, company }: GameEntry): string =>
  entryKey({ kind, company, game: null })

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
