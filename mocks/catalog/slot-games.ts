import { hasName, slotProviders } from './providers.ts'
import type { components } from '../../src/generated/api.ts'
import type { Code } from './providers.ts'
import { events, owners, places, possessions, qualities, subjects } from './slot-words.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

export type Slot = Readonly<components['schemas']['SlotGame']> & { readonly code: string }

type SlotName = { readonly nameKo: string; readonly nameEn: string }

const namesInOrder = (): SlotName[] => [
  ...qualities.flatMap(([qualityKo, qualityEn]) =>
    subjects.map(([subjectKo, subjectEn]) => ({
      nameKo: `${qualityKo} ${subjectKo}`,
      nameEn: `${qualityEn} ${subjectEn}`,
    })),
  ),
  ...owners.flatMap(([ownerKo, ownerEn]) =>
    possessions.map(([possessionKo, possessionEn]) => ({
      nameKo: `${ownerKo}의 ${possessionKo}`,
      nameEn: `The ${ownerEn}'s ${possessionEn}`,
    })),
  ),
  ...places.flatMap(([placeKo, placeEn]) =>
    events.map(([eventKo, eventEn]) => ({
      nameKo: `${placeKo}의 ${eventKo}`,
      nameEn: `${eventEn} of ${placeEn}`,
    })),
  ),
]

/** A prime: steps of it visit every name once and mix the three kinds of names. */
const NAME_STRIDE = 1_009

const shuffleByStride = (names: readonly SlotName[]): SlotName[] =>
  names.flatMap((_, index) => names[(index * NAME_STRIDE) % names.length] ?? [])

const GAME_COUNT = 3_000

/** From 95 to 155 games, different for each provider. */
const gameCountOf = (index: number): number => 95 + ((index * 37) % 61)

const FIRST_DAY_MS = Date.UTC(2025, 9, 1)
/** A prime, so that new games appear anywhere in a provider's order. */
const RELEASE_STRIDE = 149
const RELEASE_DAYS = 400
/** Every 43rd game is closed. */
const CLOSED_EVERY = 43

const addedAtOf = (index: number): string =>
  new Date(FIRST_DAY_MS + ((index * RELEASE_STRIDE) % RELEASE_DAYS) * DAY_MS).toISOString()

/** Cycles through the provider's kinds, and then gives none once. */
const kindsAt = (kinds: readonly string[], index: number): Pick<Slot, 'kinds'> => {
  const kind = kinds[index % (kinds.length + 1)]
  return kind === undefined ? {} : { kinds: [kind] }
}

function assignGames(): ReadonlyMap<Code, readonly Slot[]> {
  const names = shuffleByStride(namesInOrder())
  let namesUsed = 0
  return new Map(
    slotProviders.map(({ code, offers = [] }, providerIndex) => {
      const isLastProvider = providerIndex === slotProviders.length - 1
      const size = isLastProvider ? GAME_COUNT - namesUsed : gameCountOf(providerIndex)
      const games = names.slice(namesUsed, namesUsed + size).map((name, index) => ({
        code: `${code}-${String(index + 1).padStart(3, '0')}`,
        ...name,
        addedAt: addedAtOf(namesUsed + index),
        ...kindsAt(offers, index),
        ...(index % CLOSED_EVERY === CLOSED_EVERY - 1 ? { state: 'closed' as const } : {}),
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

export const slotGameByName = (provider: Code, name: Code): Slot | undefined =>
  slotGamesOf(provider)?.find((game) => hasName(game, name))
