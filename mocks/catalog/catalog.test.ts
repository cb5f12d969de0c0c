import { describe, expect, test } from 'vitest'
import { casinoProviders, slotProviders, sportProviders } from './providers.ts'
import { slotGamesOf } from './slot-games.ts'

const CODE = /^[a-z0-9][a-z0-9-]{0,63}$/
const HANGUL = /\p{Script=Hangul}/u
const LATIN = /^[A-Za-z' ]+$/

const providers = slotProviders.map(({ code }) => slotGamesOf(code) ?? [])
const games = providers.flat()

const distinct = (values: readonly string[]): number => new Set(values).size

describe('the catalog', () => {
  test('12 casino, 24 slot and 20 sport providers, each with a code of its own', () => {
    const counts = [casinoProviders, slotProviders, sportProviders].map((all) => all.length)
    expect(counts).toEqual([12, 24, 20])
    const all = [...casinoProviders, ...slotProviders, ...sportProviders]
    expect(distinct(all.map(({ code }) => code))).toBe(56)
    expect(distinct(all.map(({ nameKo }) => nameKo))).toBe(56)
  })

  test('3,000 slot games, each provider with at least 90', () => {
    expect(games).toHaveLength(3_000)
    for (const provider of providers) expect(provider.length).toBeGreaterThanOrEqual(90)
  })

  test('R-CALL-05 every item has a code, a Korean and an English name', () => {
    const all = [...casinoProviders, ...slotProviders, ...sportProviders, ...games]
    const odd = all.filter(
      ({ code, nameKo, nameEn }) =>
        !CODE.test(code) || !HANGUL.test(nameKo) || !LATIN.test(nameEn) || nameKo.length > 80,
    )
    expect(odd).toEqual([])
  })

  test('names are unique within a provider, and nine of ten are unique overall', () => {
    for (const provider of providers) {
      expect(distinct(provider.map(({ nameKo }) => nameKo))).toBe(provider.length)
      expect(distinct(provider.map(({ nameEn }) => nameEn))).toBe(provider.length)
    }
    expect(distinct(games.map(({ nameKo }) => nameKo))).toBeGreaterThanOrEqual(2_700)
    expect(distinct(games.map(({ nameEn }) => nameEn))).toBeGreaterThanOrEqual(2_700)
  })

  test('is the same every time: the first game is the Moonlit Garden', () => {
    expect(games[0]).toEqual({
      code: 'dalbit-play-001',
      nameKo: '달빛 정원',
      nameEn: 'Moonlit Garden',
      addedAt: '2025-10-01T00:00:00.000Z',
      kinds: ['jackpot'],
    })
  })
})
