import { expect, test } from 'vitest'
import { providerEntry } from './game-entry.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import { groupProviders, openFirst } from './offers.ts'

type Facts = { readonly offers?: readonly string[]; readonly state?: string }

const listed = (kind: GameKind, facts: Readonly<Record<string, Facts>>) =>
  Object.entries(facts).map(([name, more]) =>
    providerEntry(kind, { code: name, name: { ko: name, en: name }, ...more }),
  )

const inGroups = (kind: GameKind, facts: Readonly<Record<string, Facts>>) =>
  Object.fromEntries(
    groupProviders(listed(kind, facts)).map(({ title, entries }) => [
      title,
      entries.map(({ company }) => company),
    ]),
  )

const sports = {
  a: { offers: ['baseball', 'football'], state: 'maintenance' },
  b: { offers: ['baseball', 'football'] },
  c: { offers: ['curling', 'football'] },
  d: {},
  e: { offers: ['football'], state: 'open' },
  f: { offers: ['baseball'], state: 'on holiday' },
}

test('R-GAME-01 A-171 sports are grouped by what a provider offers first, and closed ones come last', () => {
  expect(inGroups('sport', sports)).toEqual({
    football: ['c', 'e'],
    baseball: ['b'],
    other: ['d'],
    closed: ['a', 'f'],
  })
})

test('R-GAME-01 A-171 a lobby of one kind of games, and slots, stay one list with open ones first', () => {
  expect(inGroups('casino', { a: { state: 'closed' }, b: { offers: ['poker'] } })).toEqual({
    all: ['b', 'a'],
  })
  expect(inGroups('slot', { a: { offers: ['jackpot'] }, b: { offers: ['classic'] } })).toEqual({
    all: ['a', 'b'],
  })
})

test('R-GAME-01 A-171 a list without closed providers is not copied', () => {
  const open = listed('casino', { a: {}, b: {} })
  expect(openFirst(open)).toBe(open)
})
