import { assemble, convertHangulToQwerty } from 'es-hangul'
import type { Bench, Row } from './measured/bench.model.ts'
import { slotProviders } from '../../mocks/catalog/providers.ts'
import type { Provider } from '../../mocks/catalog/providers.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { onOtherKeyboard, toInitials, toStrokes } from '../../src/features/lobby/search/hangul.ts'
import { soundOfKorean } from '../../src/features/lobby/search/sound.ts'
import { searchIn } from '../../src/features/lobby/search/search.ts'

const SEED = 20_261
const QUERIES_PER_KIND = 25
const AMONG_FIRST = 3
const ALL_FOUND = 0.95
const KIND_FOUND = 0.85

/** A seeded generator, so that every run asks the same. */
const rollFrom = (seed: number) => (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
type Roll = ReturnType<typeof rollFrom>

/** Composes strokes to syllables where possible. */
const written = (strokes: string): string => {
  try {
    return assemble([...strokes])
  } catch {
    return strokes
  }
}

const swapped = (text: string, roll: Roll): string => {
  const at = 1 + roll(text.length - 2)
  return `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`
}

const slipped = (text: string, signs: string, roll: Roll): string => {
  const at = 1 + roll(text.length - 2)
  const sign = signs[roll(signs.length)] ?? ''
  const kind = roll(3)
  return `${text.slice(0, at)}${kind === 1 ? '' : sign}${text.slice(kind === 2 ? at : at + 1)}`
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const strokesOfKeys = 'ㅂㅈㄷㄱㅅㅁㄴㅇㄹㅎㅛㅕㅑㅐㅗㅓㅏㅣㅠㅜㅡ'
const turned = (text: string): string => text.split(' ').toReversed().join(' ')
const withoutParticle = (text: string): string => text.replaceAll('의 ', ' ')
const shortened = (text: string, to: (word: string) => number): string =>
  text
    .split(' ')
    .map((word) => word.slice(0, to(word)))
    .join(' ')

/** Queries of players who mean this game, by kind of error. */
const noises: Readonly<Record<string, (game: Provider, roll: Roll) => string>> = {
  initials: ({ nameKo }) => toInitials(withoutParticle(nameKo).replaceAll(' ', '')),
  'wrong keyboard, Korean': ({ nameKo }) => convertHangulToQwerty(nameKo),
  'wrong keyboard, English': ({ nameEn }) => written(onOtherKeyboard(nameEn.toLowerCase())),
  'slip, Korean': ({ nameKo }, roll) => written(slipped(toStrokes(nameKo), strokesOfKeys, roll)),
  'slip, English': ({ nameEn }, roll) => slipped(nameEn, letters, roll),
  'swapped, Korean': ({ nameKo }, roll) => written(swapped(toStrokes(nameKo), roll)),
  'swapped, English': ({ nameEn }, roll) => swapped(nameEn, roll),
  'particle left out': ({ nameKo }) => withoutParticle(nameKo).replaceAll(' ', ''),
  'order, Korean': ({ nameKo }) => turned(withoutParticle(nameKo)),
  'order, English': ({ nameEn }) => turned(nameEn.replace(/\b(the|of) |'s/gi, '')),
  'parts of words': ({ nameKo }) => shortened(nameKo, (word) => Math.max(1, word.length - 1)),
  romanised: ({ nameKo }) => soundOfKorean(nameKo.replaceAll(' ', '')),
}

function askAll(): Row[] {
  const games = slotProviders.flatMap(({ code }) => slotGamesOf(code) ?? [])
  const find = searchIn(games, ({ nameKo, nameEn }) => [nameKo, nameEn])
  const roll = rollFrom(SEED)
  let found = 0
  const rows = Object.entries(noises).map(([kind, noise]): Row => {
    const asked = Array.from({ length: QUERIES_PER_KIND }, () => games[roll(games.length)]).filter(
      (game) => game !== undefined,
    )
    const first = asked.filter((game) =>
      find(noise(game, roll)).slice(0, AMONG_FIRST).includes(game),
    )
    found += first.length
    return {
      name: kind,
      value: `${first.length} of ${asked.length}`,
      goal: `${KIND_FOUND * 100} %`,
      holds: first.length >= asked.length * KIND_FOUND,
    }
  })
  const all = QUERIES_PER_KIND * rows.length
  return [
    ...rows,
    {
      name: 'all',
      value: `${found} of ${all}`,
      goal: `${ALL_FOUND * 100} %`,
      holds: found >= all * ALL_FOUND,
    },
  ]
}

export const searchQuality: Bench = {
  title: 'Searching a game as players type it',
  about: `Among 3,000 games, is the one that is meant among the first ${AMONG_FIRST} found? By kind of noise.`,
  run: () => Promise.resolve({ rows: askAll() }),
}
