import { beforeEach, describe, expect, test } from 'vitest'
import {
  reachedStates,
  statesOf,
  statesWithoutDescription,
} from '../../../tests/support/chart-walk.ts'
import { answerWith, casino, openLobby, slot, sport } from '../../../tests/support/game-page.ts'
import { dialogOf } from '../../actors/state-dialog.ts'
import { ACTOR_TIMEOUT_MS } from '../../actors/failure.ts'
import { gameOpenMachine } from './game-open.machine.ts'

const url = 'https://play.example.com/g/7'
const refusedAs = <Outcome extends string>(outcome: Outcome) =>
  ({ outcome, address: null }) as const
const success = answerWith(url)
const closed = refusedAs('not-at-this-time')
const failure = { code: 'backend_timeout', requestId: 'req-1' }
const loading = { kind: 'loading', id: 'msg2306' }

let lobby: ReturnType<typeof openLobby>

const isBusy = () => lobby.now().hasTag('busy')

beforeEach(() => {
  lobby = openLobby()
})

describe('a press on a game', () => {
  test.each([slot, casino, sport])(
    'R-GAME-01 $kind: a guest gets msg2001, no window, no call',
    (choice) => {
      lobby = openLobby(false)
      lobby.choose(choice)
      expect(lobby.toasts).toStrictEqual([{ kind: 'warning', id: 'msg2001' }])
      expect([lobby.windows, lobby.game.calls, isBusy()]).toStrictEqual([[], [], false])
    },
  )

  test.each([slot, casino, sport])('R-GAME-01 $kind: a member’s choice is asked for', (choice) => {
    lobby.choose(choice)
    expect(lobby.game.calls.map((call) => call.input)).toStrictEqual([choice])
  })

  test('R-GAME-01 a player who signs in meanwhile may play, one who signs out may not', () => {
    lobby = openLobby(false)
    lobby.send({ type: 'session.started' })
    lobby.choose(slot)
    lobby.send({ type: 'session.ended' })
    lobby.choose(slot)
    expect([lobby.game.calls.length, lobby.toasts.length]).toStrictEqual([1, 1])
  })

  test('R-GAME-03 the window is reserved within the press, before any answer', () => {
    lobby.choose(slot)
    expect([lobby.windows, lobby.now().context.place]).toStrictEqual([['reserved'], 'window'])
  })

  test('a double click on a game, or another game meanwhile: one call, one window', async () => {
    lobby.choose(slot)
    lobby.choose(slot)
    lobby.choose(casino)
    expect([lobby.game.calls.length, lobby.windows.length]).toStrictEqual([1, 1])
    await lobby.game.answer(success)
    expect(lobby.now().context.choice).toStrictEqual(slot)
  })
})

describe('the loading dialog', () => {
  test('R-GAME-02 shows at once and closes after 4,000 ms at most', () => {
    lobby.choose(slot)
    expect(dialogOf(lobby.now())).toStrictEqual(loading)
    lobby.clock.increment(3_999)
    expect(dialogOf(lobby.now())).toStrictEqual(loading)
    lobby.clock.increment(1)
    expect([dialogOf(lobby.now()), isBusy()]).toStrictEqual([null, true])
  })

  test('R-GAME-02 closes with the answer when that comes sooner', async () => {
    lobby.choose(slot)
    await lobby.game.answer(success)
    expect([dialogOf(lobby.now()), isBusy()]).toStrictEqual([null, false])
  })

  test('R-GAME-02 R-GAME-03 a success after the dialog closed still opens the game', async () => {
    lobby.choose(slot)
    lobby.clock.increment(20_000)
    await lobby.game.answer(success)
    expect(lobby.windows).toStrictEqual([url])
  })

  test('R-GAME-02 R-GAME-04 a refusal after the dialog closed still says so', async () => {
    lobby.choose(slot)
    lobby.clock.increment(20_000)
    await lobby.game.answer(closed)
    expect([lobby.toasts, lobby.windows]).toStrictEqual([
      [{ kind: 'warning', id: 'msg2303' }],
      ['closed'],
    ])
  })
})

describe('the answer', () => {
  test.each(['window', 'tab'] as const)(
    'R-GAME-03 success opens the game in a %s',
    async (place) => {
      lobby.browser.place = place
      lobby.choose(slot)
      await lobby.game.answer(success)
      expect([lobby.windows, lobby.toasts]).toStrictEqual([[url], []])
      expect([lobby.now().value, lobby.now().context.place]).toStrictEqual([
        { ready: 'opened' },
        place,
      ])
    },
  )

  test('R-GAME-03 another game opens beside the first', async () => {
    lobby.choose(slot)
    await lobby.game.answer(success)
    lobby.choose(casino)
    await lobby.game.answer(answerWith('https://play.example.com/g/8'))
    expect(lobby.windows).toStrictEqual([url, 'https://play.example.com/g/8'])
  })

  test.each([
    ['closed', slot, closed, { kind: 'warning', id: 'msg2303' }],
    ['closed', sport, closed, { kind: 'warning', id: 'msg2303' }],
    ...[null, '', '  '].flatMap((address) => [
      ['no address', slot, answerWith(address), { kind: 'error', id: 'msg2012' }] as const,
      ['no address', sport, answerWith(address), { kind: 'warning', id: 'msg2012' }] as const,
    ]),
    ...([slot, casino] as const).map(
      (choice) =>
        [
          'refused',
          choice,
          refusedAs('not-enough-balance'),
          {
            kind: 'error',
            id: 'msg2012',
            detail: 'outcome.not-enough-balance',
            leadsTo: ['game', 'deposit'],
          },
        ] as const,
    ),
    [
      'refused',
      sport,
      refusedAs('unknown'),
      { kind: 'warning', id: 'msg2012', detail: 'outcome.unknown' },
    ],
    [
      'on a break',
      slot,
      refusedAs('on-a-break'),
      {
        kind: 'warning',
        id: 'outcome.on-a-break',
        detail: 'gameOpening.break.title',
        leadsTo: ['limits'],
      },
    ],
    [
      'out of time',
      casino,
      refusedAs('limit-reached'),
      {
        kind: 'warning',
        id: 'gameOpening.timeUsed.text',
        detail: 'gameOpening.timeUsed.title',
        leadsTo: ['limits'],
      },
    ],
    [
      'asked first',
      slot,
      refusedAs('reality-check-due'),
      { kind: 'warning', id: 'outcome.reality-check-due' },
    ],
  ] as const)('R-GAME-04 R-PROT-03 R-PROT-04 %s for %j: %j', async (_, choice, answer, toast) => {
    lobby.choose(choice)
    await lobby.game.answer(answer)
    expect([lobby.toasts, lobby.windows]).toStrictEqual([[toast], ['closed']])
    expect([lobby.now().value, isBusy()]).toStrictEqual([{ ready: 'idle' }, false])
  })

  test.each([
    'http://play.example.com/g/7',
    'https://evil.example/g/7',
    'https://play.example.com@evil.example/',
    'javascript:alert(1)',
    'not an address',
  ])('R-GAME-03 the address %s is refused, and the window closed', async (address) => {
    lobby.choose(slot)
    await lobby.game.answer(answerWith(address))
    expect([lobby.toasts, lobby.windows, lobby.now().value]).toStrictEqual([
      [{ kind: 'error', id: 'game.dialog.unsafeAddress' }],
      ['closed'],
      { ready: 'idle' },
    ])
  })
})

describe('failures', () => {
  test('a call that fails closes the window, says so, and can be tried again', async () => {
    lobby.choose(slot)
    await lobby.game.fail(failure)
    expect([lobby.windows, lobby.now().context.failure, isBusy()]).toStrictEqual([
      ['closed'],
      failure,
      false,
    ])
    expect(dialogOf(lobby.now())?.id).toBe('game.dialog.failed')
    lobby.send({ type: 'retry.requested' })
    await lobby.game.answer(success)
    expect(lobby.game.calls.map((call) => call.input)).toStrictEqual([slot, slot])
    expect([lobby.windows, lobby.now().context.failure]).toStrictEqual([['closed', url], null])
  })

  test('a failure can be dismissed', async () => {
    lobby.choose(slot)
    await lobby.game.fail(failure)
    lobby.send({ type: 'failure.dismissed' })
    expect([lobby.now().value, dialogOf(lobby.now())]).toStrictEqual([{ ready: 'idle' }, null])
  })

  test('a call that never answers fails in the end', () => {
    lobby.choose(slot)
    lobby.clock.increment(ACTOR_TIMEOUT_MS)
    expect([lobby.now().value, lobby.windows]).toStrictEqual([{ ready: 'failed' }, ['closed']])
    expect(lobby.game.calls[0]?.signal.aborted).toBe(true)
  })

  test('a session that ends meanwhile stops the call and closes the window', async () => {
    lobby.choose(slot)
    lobby.send({ type: 'session.ended' })
    await lobby.game.answer(success)
    expect([lobby.windows, lobby.now().value, lobby.toasts]).toStrictEqual([
      ['closed'],
      { ready: 'idle' },
      [],
    ])
  })
})

describe('a blocked pop-up', () => {
  beforeEach(() => {
    lobby.browser.allowsPopups = false
    lobby.choose(slot)
  })

  test('R-GAME-03 once the answer is there, a button opens the game', async () => {
    expect(dialogOf(lobby.now())).toStrictEqual(loading)
    lobby.browser.allowsPopups = true
    await lobby.game.answer(success)
    expect(dialogOf(lobby.now())).toStrictEqual({ kind: 'question', id: 'game.dialog.blocked' })
    expect(lobby.windows).toStrictEqual([])
    lobby.send({ type: 'open.confirmed' })
    expect([lobby.windows, lobby.now().value, lobby.game.calls.length]).toStrictEqual([
      [url],
      { ready: 'opened' },
      1,
    ])
  })

  test.each(['declined', 'followed'] as const)('blocked again, a link is %s', async (what) => {
    await lobby.game.answer(success)
    lobby.send({ type: 'open.confirmed' })
    expect(dialogOf(lobby.now())?.id).toBe('game.dialog.blockedAgain')
    lobby.send({ type: what === 'declined' ? 'open.declined' : 'link.followed' })
    const ready = what === 'declined' ? 'idle' : 'opened'
    expect([lobby.windows, lobby.now().value]).toStrictEqual([[], { ready }])
  })

  test('R-GAME-04 a refusal shows the same toast', async () => {
    await lobby.game.answer(closed)
    expect([lobby.toasts, lobby.now().value]).toStrictEqual([
      [{ kind: 'warning', id: 'msg2303' }],
      { ready: 'idle' },
    ])
  })
})

test('every state of the chart can be reached and says what the player sees', () => {
  const events = [
    { type: 'game.chosen', choice: slot },
    { type: 'open.confirmed' },
    { type: 'window.reserved', place: 'window' },
    { type: 'window.blocked' },
    { type: 'window.opened' },
    { type: 'xstate.after.loadingDialogTime.gameOpen.opening.requesting.loading' },
    { type: 'xstate.done.actor.openGame', output: success },
    { type: 'xstate.error.actor.openGame', error: failure },
  ]
  const input = { isMember: true }
  expect(reachedStates(gameOpenMachine, events, input)).toStrictEqual(statesOf(gameOpenMachine))
  expect(statesOf(gameOpenMachine).length).toBe(9)
  expect(statesWithoutDescription(gameOpenMachine)).toStrictEqual([])
})
