import { expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import { parseMoney, parsePoints } from '../../lib/money.ts'
import { arePlayersEqual } from './player.ts'

test.each([
  ['balance', { balance: parseMoney(500_001) }],
  ['game balance', { gameBalance: parseMoney(1) }],
  ['comp', { comp: parsePoints('not a number') }],
  ['unread messages', { noteCount: 1 }],
])('R-SESS-08 a player whose %s alone changed is updated', (_what, change) => {
  expect(arePlayersEqual(examplePlayer(), examplePlayer(change))).toBe(false)
  expect(arePlayersEqual(examplePlayer(change), examplePlayer(change))).toBe(true)
})
