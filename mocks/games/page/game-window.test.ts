import { expect, test } from 'vitest'
import { createGameWindow } from './game-window.ts'
import type { GameView, SettledRound } from './game-view.ts'
import { ServerRefusalError } from './round-sender.ts'
import { en } from './game-texts.ts'
import type { RoundResult } from '../../rules/round.ts'

const round: SettledRound = {
  outcome: 'settled',
  betId: 1,
  stake: 1_000,
  multiple: 0,
  win: 0,
  gameMoney: 9_000,
  compEarned: 0,
}

function windowWith(send: () => Promise<RoundResult>, more: Partial<GameView> = {}) {
  const seen: string[] = []
  const view: GameView = {
    stake: () => 1_000,
    allowPlay: (isAllowed) => void seen.push(isAllowed ? 'idle' : 'busy'),
    focusPlay: () => undefined,
    warn: (text, label = '') => void seen.push(`${text} [${label}]`),
    hideWarning: () => undefined,
    isWarned: () => false,
    showMoney: () => undefined,
    showGame: () => undefined,
    showRound: async () => void seen.push('round'),
    ...more,
  }
  const roundSender = { isWaiting: () => false, settle: send }
  const readState = () => Promise.resolve(null)
  return { seen, ...createGameWindow({ view, roundSender, texts: en, readState }) }
}

test('a fault while a settled round is shown does not offer to ask for the round again', async () => {
  const { seen, settle } = windowWith(() => Promise.resolve(round), {
    showRound: () => Promise.reject(new Error('no such element')),
  })
  await expect(settle()).rejects.toThrow('no such element')
  expect(seen).toEqual(['busy', 'idle'])
})

test.each([
  [
    'an answer that did not arrive',
    new TypeError('Failed to fetch'),
    `${en.unknown} [${en.retry}]`,
  ],
  ['a call that the server rejects', new ServerRefusalError('round'), `${en.refused} []`],
])('%s is said as such', async (_, failure, text) => {
  const { seen, settle } = windowWith(() => Promise.reject(failure))
  await settle()
  expect(seen).toEqual(['busy', text, 'idle'])
})

test.each([
  ['ticket_unknown', en.closed, ''],
  ['ticket_expired', en.closed, ''],
  ['not_enough_money', en.noMoney, en.refresh],
  ['stake_invalid', en.refused, ''],
] as const)('a round refused for %s is said as such', async (reason, text, label) => {
  const { seen, settle } = windowWith(() => Promise.resolve({ outcome: 'refused', reason }))
  await settle()
  expect(seen).toContain(`${text} [${label}]`)
})
