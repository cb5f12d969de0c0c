import { expect, test } from 'vitest'
import { providerEntry } from './game-entry.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import { openFirst, providerRows } from './offers.ts'

type Facts = { readonly offers?: readonly string[]; readonly state?: string }

const listed = (kind: GameKind, facts: Readonly<Record<string, Facts>>) =>
  Object.entries(facts).map(([name, more]) =>
    providerEntry(kind, { code: name, name: { ko: name, en: name }, ...more }),
  )

const inRows = (kind: GameKind, facts: Readonly<Record<string, Facts>>) =>
  Object.fromEntries(
    providerRows(listed(kind, facts)).map(({ title, entries }) => [
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
  f: { offers: ['baseball', 'esports'], state: 'on holiday' },
  g: { offers: ['esports'] },
}

test('R-GAME-01 A-171 a sports provider is in the row of each sport that it offers, and there those of no row above come first, and closed ones last', () => {
  expect(inRows('sport', sports)).toEqual({
    football: ['b', 'c', 'e', 'a'],
    baseball: ['b', 'f', 'a'],
    other: ['d', 'g'],
  })
})

test('R-GAME-01 A-171 a lobby with few kinds of games, and slots, stay one list', () => {
  const poker = { offers: ['poker'] }
  const jackpot = { offers: ['jackpot', 'classic'] }
  expect(inRows('casino', { a: poker, b: poker, c: poker, d: {} })).toEqual({})
  expect(inRows('slot', { a: jackpot, b: jackpot, c: jackpot })).toEqual({})
})

test('R-GAME-01 A-171 open providers come first', () => {
  const entries = listed('casino', { a: { state: 'closed' }, b: { offers: ['poker'] } })
  expect(openFirst(entries).map(({ company }) => company)).toEqual(['b', 'a'])
})
