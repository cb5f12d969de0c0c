import { expect, test, vi } from 'vitest'
import { gamesWithMotifs } from './deal-games.ts'
import { spokenMotif } from './covers/spoken-motif.ts'

vi.mock(import('./covers/spoken-motif.ts'), { spy: true })

const moon = { ko: '달빛', en: 'Moonlight' }
const sun = { ko: '햇빛', en: 'Sunlight' }
const carp = { name: { ko: '황금 잉어', en: 'Golden Carp' } }
const plain = { name: { ko: '게임', en: 'Game' } }

test('the names of a list are read once, and each provider has motifs of its own', () => {
  const games = [carp, plain, carp]
  const first = gamesWithMotifs(moon, games)
  expect(first.map(({ motif }) => motif)).toContain('koi')
  const reads = vi.mocked(spokenMotif).mock.calls.length
  expect(gamesWithMotifs(moon, games)).toEqual(first)
  expect(vi.mocked(spokenMotif).mock.calls.length).toBe(reads)
  expect(gamesWithMotifs(sun, games)).not.toEqual(first)
  expect(gamesWithMotifs(moon, games)).toEqual(first)
})

test.each([
  ['호랑이의 열쇠', 'key'],
  ['한밤의 호랑이', 'tiger'],
  ['용왕의 불꽃', 'flame'],
  ['황금 너구리', 'raccoon'],
  ['까치의 시계', 'stopwatch'],
])('the game %s shows what its last word says: %s', (name, motif) => {
  expect(spokenMotif(name)).toBe(motif)
})
