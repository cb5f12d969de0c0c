import { isCalled, slotProviders } from './providers.ts'
import type { components } from '../../src/generated/api.ts'
import type { Code } from './providers.ts'
import { events, owners, places, possessions, qualities, subjects } from './slot-words.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

export type Slot = Readonly<components['schemas']['SlotGame']> & { readonly code: string }

type Name = { readonly nameKo: string; readonly nameEn: string }

const namesInOrder = (): Name[] => [
  ...qualities.flatMap(([ko, en]) =>
    subjects.map(([subjectKo, subjectEn]) => ({
      nameKo: `${ko} ${subjectKo}`,
      nameEn: `${en} ${subjectEn}`,
    })),
  ),
  ...owners.flatMap(([ko, en]) =>
    possessions.map(([thingKo, thingEn]) => ({
      nameKo: `${ko}의 ${thingKo}`,
      nameEn: `The ${en}'s ${thingEn}`,
    })),
  ),
  ...places.flatMap(([ko, en]) =>
    events.map(([eventKo, eventEn]) => ({
      nameKo: `${ko}의 ${eventKo}`,
      nameEn: `${eventEn} of ${en}`,
    })),
  ),
]

/** A prime: steps of it visit every name once and mix the three kinds of names. */
const NAME_STRIDE = 1_009

const interleave = (names: readonly Name[]): Name[] =>
  names.flatMap((_, place) => names[(place * NAME_STRIDE) % names.length] ?? [])

const GAME_COUNT = 3_000

const gameCountOf = (index: number): number => 95 + ((index * 37) % 61)

const FIRST_DAY_MS = Date.UTC(2025, 9, 1)
/** A prime, so that new games appear anywhere in a provider's order. */
const RELEASE_STRIDE = 149
const RELEASE_DAYS = 400
/** One of this many games is closed. */
const CLOSED_EVERY = 43

const addedAt = (place: number): string =>
  new Date(FIRST_DAY_MS + ((place * RELEASE_STRIDE) % RELEASE_DAYS) * DAY_MS).toISOString()

/** Kinds of the provider's games in turn; every last game of a turn has none. */
const kindsAt = (kinds: readonly string[], place: number): Pick<Slot, 'kinds'> => {
  const kind = kinds[place % (kinds.length + 1)]
  return kind === undefined ? {} : { kinds: [kind] }
}

function assignGames(): ReadonlyMap<Code, readonly Slot[]> {
  const names = interleave(namesInOrder())
  let namesUsed = 0
  return new Map(
    slotProviders.map(({ code, offers = [] }, index) => {
      const isLast = index === slotProviders.length - 1
      const size = isLast ? GAME_COUNT - namesUsed : gameCountOf(index)
      const games = names.slice(namesUsed, namesUsed + size).map((name, place) => ({
        code: `${code}-${String(place + 1).padStart(3, '0')}`,
        ...name,
        addedAt: addedAt(namesUsed + place),
        ...kindsAt(offers, place),
        ...(place % CLOSED_EVERY === CLOSED_EVERY - 1 ? { state: 'closed' as const } : {}),
      }))
      namesUsed += size
      return [code, games]
    }),
  )
}

const gamesByProvider = assignGames()

/** A slot provider's games in order; undefined: unknown provider. */
export const slotGamesOf = (provider: Code): readonly Slot[] | undefined =>
  gamesByProvider.get(provider)

export const slotGameOf = (provider: Code, code: Code): Slot | undefined =>
  slotGamesOf(provider)?.find((game) => game.code === code)

export const slotGameNamed = (provider: Code, name: Code): Slot | undefined =>
  slotGamesOf(provider)?.find((game) => isCalled(game, name))
