import { expect, test } from 'vitest'
import type { Scenario } from '#scenarios/model'
import { parseScenario } from '#scenarios'
import { fileNameOf, isSendingAgain, newRecording, withCheck, withStep } from './recording.ts'
import type { PageState, Recording } from './recording.ts'
import { recordingText } from './recording-text.ts'
import { movesMoney, stepOfCall, stepOfEvent } from './steps-of.ts'

const begin: Scenario['begin'] = {
  scenario: 'default',
  member: 'none',
  path: '/',
  device: 'desktop',
  'idle limit': undefined,
  tabs: 'together',
  calls: 'limited',
  language: 'ko',
}
const guest: PageState = {
  states: { session: 'unauthenticated.idle' },
  dialog: 'none',
  balance: null,
}
const member: PageState = {
  states: { session: 'authenticated.settled' },
  dialog: 'none',
  balance: 500,
}

function record(): Recording {
  const empty = newRecording('A login, then an hour', begin, 10_000)
  const login = { player: 'credentials.submitted', id: 'demo', password: 'demo1234' } as const
  const submitted = withStep(empty, login, guest, 12_345)
  const heard = {
    ...submitted,
    messages: ['msg_auth_success'],
    calls: [{ operation: 'userDoLogin', outcome: 'authenticated' }],
  }
  const steered = withStep(
    heard,
    { backend: { command: 'clock', advance: '1h' } } as never,
    member,
    13_350,
  )
  return withCheck(steered, member, 13_380)
}

test('a recording lists actions, their times and what the page showed before', () => {
  expect(recordingText(record())).toBe(`title: A login, then an hour
covers: []
steps:
  - pass: 2300 ms
  - expect:
      states:
        session: unauthenticated.idle
  - player: credentials.submitted
    id: demo
    password: demo1234
  - pass: 1 s
  - expect:
      states:
        session: authenticated.settled
      message: msg_auth_success
      balance: 500
      requests:
        - operation: userDoLogin
          outcome: authenticated
  - backend:
      command: clock
      advance: 1h
`)
})

test('the reader of scenarios reads it', () => {
  const scenario = parseScenario(recordingText(record()), 'recorded.yaml', new Set())
  expect(scenario.steps.map(({ step }) => Object.keys(step)[0])).toEqual([
    'pass',
    'expect',
    'player',
    'pass',
    'expect',
    'backend',
  ])
})

test('actions without a step are listed above it', () => {
  const text = recordingText({ ...record(), unrecordable: ['rollToBalance', 'rollToBalance'] })
  expect(text).toMatch(
    /^# Not in here, because no step says it: rollToBalance, sent by a form\.\ntitle: /,
  )
})

test('events and calls are steps of a player, or none', () => {
  const choice = { kind: 'casino', company: 'haneul-live' }
  const heard = (machine: string, event: { type: string }) => stepOfEvent({ machine, event })
  expect(heard('gameOpen', { type: 'game.chosen', choice } as never)).toEqual({
    player: 'game.chosen',
    ...choice,
  })
  expect(heard('gameOpen', { type: 'retry.requested' })).toEqual({ player: 'game.retried' })
  expect(heard('session', { type: 'retry.requested' })).toEqual({ player: 'session.retried' })
  expect(heard('gameOpen', { type: 'window.closed' })).toEqual({ 'game window': 'is closed' })
  expect(heard('session', { type: 'page.returned' })).toBeNull()
  const body = { amount: 50_000, bankOwner: '김데모' }
  expect(stepOfCall({ operation: 'applyUserDeposit', body })).toEqual({
    player: 'deposit.requested',
    amount: 50_000,
  })
  expect(
    ['applyUserWithdraw', 'transferIn', 'transferOut', 'rollToBalance'].map((operation) =>
      stepOfCall({ operation, body: { amount: 7_000 } }),
    ),
  ).toEqual([
    { player: 'withdrawal.requested', amount: 7_000 },
    { player: 'transfer.requested', to: 'games', amount: 7_000 },
    { player: 'transfer.requested', to: 'site', amount: 7_000 },
    null,
  ])
  expect([movesMoney('transferIn'), movesMoney('getMember')]).toEqual([true, false])
})

test('a request that is sent again is the press that asks for its outcome, not another request', () => {
  const requested = { player: 'deposit.requested', amount: 50_000 } as const
  const recording = withStep(record(), requested, member, 14_000)
  expect(isSendingAgain(recording)).toBe(false)
  const again = withStep(recording, { player: 'outcome.requested' }, member, 15_000)
  expect(isSendingAgain(again)).toBe(true)
})

test('a file is named after its title', () => {
  expect(fileNameOf('A wrong password is refused!')).toBe('a-wrong-password-is-refused')
  expect(fileNameOf('로그인')).toBe('recording')
})
