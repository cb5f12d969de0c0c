import { slotProviders } from './providers.ts'
import type { Code, Provider } from './providers.ts'
import { events, owners, places, possessions, qualities, subjects } from './slot-words.ts'

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

/** A prime: walking in steps of it visits every name once and mixes the three kinds of name. */
const STEP = 1_009

const mixed = (names: readonly Name[]): Name[] =>
  names.flatMap((_, place) => names[(place * STEP) % names.length] ?? [])

const GAMES = 3_000

/** Providers differ in size; the last one has what remains of the 3,000. */
const sizeOf = (index: number): number => 95 + ((index * 37) % 61)

function shareOut(): ReadonlyMap<Code, readonly Provider[]> {
  const names = mixed(namesInOrder())
  let taken = 0
  return new Map(
    slotProviders.map(({ code }, index) => {
      const isLast = index === slotProviders.length - 1
      const size = isLast ? GAMES - taken : sizeOf(index)
      const games = names.slice(taken, taken + size).map((name, place) => ({
        code: `${code}-${String(place + 1).padStart(3, '0')}`,
        ...name,
      }))
      taken += size
      return [code, games]
    }),
  )
}

const gamesByProvider = shareOut()

/** A slot provider's games, in the provider's order; undefined when there is no such provider. */
export const slotGamesOf = (provider: Code): readonly Provider[] | undefined =>
  gamesByProvider.get(provider)

export const slotGameOf = (provider: Code, code: Code): Provider | undefined =>
  slotGamesOf(provider)?.find((game) => game.code === code)
