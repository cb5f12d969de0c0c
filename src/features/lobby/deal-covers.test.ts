import { expect, test, vi } from 'vitest'
import type { MotifKind } from './covers/motif-names.ts'
import { spokenMotif } from './covers/spoken-motif.ts'
import { withMotifs } from './deal-covers.ts'

vi.mock(import('./covers/spoken-motif.ts'), { spy: true })

const motifOf = (kind: MotifKind, ko: string, offers?: readonly string[]) =>
  withMotifs(kind, [{ name: { ko, en: 'Name' }, offers }])[0]?.motif

test.each([
  ['너구리 아케이드', 'raccoon'],
  ['은여우 게임즈', 'fox'],
  ['금붕어 릴', 'koi'],
  ['눈꽃 공방', 'snow'],
  ['달빛 플레이', 'moon'],
  ['연등 릴', 'lanterns'],
])('the cover of the provider %s shows its name: %s', (name, motif) => {
  expect(motifOf('slot', name)).toBe(motif)
})

test('a provider of sports shows a sport that it offers, whatever its place in the list', () => {
  const matches = Array.from({ length: 40 }, (_, at) => ({
    name: { ko: `선수 ${at}`, en: `Player ${at}` },
    offers: at % 2 ? ['baseball', 'basketball'] : ['football'],
  }))
  const dealt = withMotifs('sport', matches).map(({ motif }) => motif)
  const other = ['tennis', 'shuttlecock', 'skate', 'green', 'volleyball', 'gamepad']
  for (const [at, motif] of dealt.entries()) {
    const foreign = at % 2 ? ['football', 'goal', 'pitch'] : ['baseball', 'basketball', 'bats']
    expect([...other, ...foreign]).not.toContain(motif)
    expect(dealt.slice(Math.max(0, at - 6), at)).not.toContain(motif)
  }
  expect(motifOf('sport', '선수', ['football'])).toBe('football')
  expect(motifOf('sport', '푸른 잔디', ['football'])).toBe('pitch')
  expect(motifOf('sport', '선수', ['baseball', 'basketball'])).toBe('baseball')
  expect(motifOf('casino', '살롱', ['sic_bo'])).toBe('dice')
})

const moon = { ko: '달빛', en: 'Moonlight' }
const sun = { ko: '햇빛', en: 'Sunlight' }
const carp = { name: { ko: '황금 잉어', en: 'Golden Carp' } }
const plain = { name: { ko: '게임', en: 'Game' } }

test('the names of a list are read once, and each provider has motifs of its own', () => {
  const games = [carp, plain, carp]
  const first = withMotifs('slot', games, moon)
  expect(first.map(({ motif }) => motif)).toContain('koi')
  const reads = vi.mocked(spokenMotif).mock.calls.length
  expect(withMotifs('slot', games, moon)).toEqual(first)
  expect(vi.mocked(spokenMotif).mock.calls.length).toBe(reads)
  expect(withMotifs('slot', games, sun)).not.toEqual(first)
  expect(withMotifs('slot', games, moon)).toEqual(first)
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
