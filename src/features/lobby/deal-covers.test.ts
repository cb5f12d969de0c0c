import { expect, test } from 'vitest'
import type { MotifKind } from './covers/motif-names.ts'
import { withMotifs } from './deal-covers.ts'

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
