import { slotProviders } from './providers.ts'
import type { Provider } from './providers.ts'
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

/** Houses differ in size; the last one has what remains of the 3,000. */
const sizeOf = (index: number): number => 95 + ((index * 37) % 61)

function shareOut(): ReadonlyMap<string, readonly Provider[]> {
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

const gamesByHouse = shareOut()

/** A slot house's games, in the house's order; undefined when there is no such house. */
export const slotGamesOf = (house: string): readonly Provider[] | undefined =>
  gamesByHouse.get(house)

export const slotGameOf = (house: string, code: string): Provider | undefined =>
  slotGamesOf(house)?.find((game) => game.code === code)
