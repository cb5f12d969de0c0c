import { expect, test } from 'vitest'
import {
  choiceOf,
  entryKey,
  isUnlisted,
  entryPath,
  providerEntry,
  slotEntry,
} from './game-entry.ts'
import { readEntries } from './kept-games.storage.ts'

const moon = { ko: '달빛', en: 'Moonlight' }
const sun = { ko: '햇빛', en: 'Sunlight' }

test('R-CALL-07 entries that differ in a code, a name or their place among equals differ in their keys', () => {
  const entries = [
    providerEntry('casino', { code: 7, name: moon }),
    providerEntry('casino', { code: '7', name: moon }),
    providerEntry('casino', { code: '7', name: moon, copy: 1 }),
    providerEntry('casino', { code: null, name: moon }),
    providerEntry('casino', { code: null, name: moon, copy: 1 }),
    providerEntry('casino', { code: null, name: { ...moon, en: 'Moonshine' } }),
    providerEntry('casino', { code: null, name: sun }),
    providerEntry('sport', { code: null, name: moon }),
    providerEntry('slot', { code: 'a b', name: moon }),
    slotEntry('a', moon, { code: 'b', name: sun }),
    slotEntry('a b', moon, { code: null, name: sun }),
    slotEntry('a', moon, { code: 'b c', name: sun }),
    slotEntry('a b', moon, { code: 'c', name: sun }),
    slotEntry('a', moon, { code: null, name: moon }),
    slotEntry('a', moon, { code: null, name: sun }),
  ]
  expect(new Set(entries.map(entryKey)).size).toBe(entries.length)
  const kept = readEntries(JSON.stringify(entries))
  expect(kept.map(entryKey)).toEqual(entries.map(entryKey))
})

test('R-GAME-01 items without a code are opened by name, except the games of a slot provider', () => {
  const named = { code: null, name: sun }
  const slots = providerEntry('slot', named)
  expect([
    choiceOf(providerEntry('casino', { code: 7, name: moon })),
    choiceOf(providerEntry('sport', named)),
    choiceOf(slotEntry('a', moon, { code: 'b', name: sun })),
    choiceOf(slotEntry('a', moon, named)),
    choiceOf(slots),
  ]).toEqual([
    { kind: 'casino', company: 7 },
    { kind: 'sport', company: '햇빛', hasNoCode: true },
    { kind: 'slot', company: 'a', game: 'b' },
    { kind: 'slot', company: 'a', game: '햇빛', hasNoCode: true },
    null,
  ])
  expect([isUnlisted(slots), entryPath(slots)]).toEqual([true, '/slot'])
})
