import { beforeEach, describe, expect, test } from 'vitest'
import {
  reachedStates,
  statesOf,
  statesWithoutDescription,
} from '../../../tests/support/chart-walk.ts'
import { openTab } from '../../../tests/support/health-check-tab.ts'
import { examplePlayer } from '../../../tests/support/players.ts'
import { connectionLoss } from '../../../tests/support/session-page.ts'
import { parseMoney } from '../../lib/money.ts'
import { healthCheckMachine } from './health-check.machine.ts'
import { isConnectionLost, isLatest, oldSince } from './health-check.selectors.ts'

const INTERVAL = 30_000
const player = examplePlayer()
const richer = examplePlayer({ balance: parseMoney(900_000), noteCount: 2 })
const stranger = examplePlayer({ userId: 'other' })

let tab: ReturnType<typeof openTab>

describe('the tab that leads', () => {
  beforeEach(() => {
    tab = openTab({ isLeader: true })
  })

  test('R-SESS-08 checks at once, then every 30,000 ms', async () => {
    expect(tab.health.calls.length).toBe(1)
    for (const round of [2, 3, 4]) {
      tab.clock.increment(10)
      await tab.health.answer({ player })
      tab.clock.increment(INTERVAL - 11)
      expect(tab.health.calls.length).toBe(round - 1)
      tab.clock.increment(1)
      expect(tab.health.calls.length).toBe(round)
    }
  })

  test('R-SESS-08 an answer is reported to the session and published to the other tabs', async () => {
    await tab.health.answer({ player: richer })
    expect(tab.reports).toStrictEqual([{ type: 'figures.received', player: richer }])
    expect(tab.did).toStrictEqual([['publishHealth', { player: richer }]])
  })

  test('R-SESS-08 a check on request happens at once, and the next one 30,000 ms after it', async () => {
    await tab.health.answer({ player })
    tab.clock.increment(20_000)
    tab.actor.send({ type: 'health.requested' })
    expect(tab.health.calls.length).toBe(2)
    await tab.health.answer({ player })
    tab.clock.increment(INTERVAL - 1)
    expect(tab.health.calls.length).toBe(2)
    tab.clock.increment(1)
    expect(tab.health.calls.length).toBe(3)
  })

  test.each(['health.requested', 'health.asked', 'connection.returned'] as const)(
    'R-SESS-08 never two checks at the same time: %s meanwhile brings one more when that one ends',
    async (type) => {
      tab.actor.send({ type })
      tab.actor.send({ type })
      expect(tab.health.calls.length).toBe(1)
      await tab.health.answer({ player: richer })
      expect(tab.reports).toStrictEqual([{ type: 'figures.received', player: richer }])
      expect(tab.health.calls.length).toBe(2)
      await tab.health.answer({ player })
      expect(tab.health.calls.length).toBe(2)
    },
  )

  test('R-SESS-08 a request is not lost with a check that fails', async () => {
    tab.actor.send({ type: 'health.requested' })
    await tab.health.fail(connectionLoss)
    await tab.health.fail(connectionLoss)
    expect(tab.health.calls.length).toBe(2)
  })

  test('R-SESS-08 looking at the page again checks at once, but not while a check is under way', async () => {
    tab.actor.send({ type: 'page.returned' })
    await tab.health.answer({ player })
    expect(tab.health.calls.length).toBe(1)
    tab.actor.send({ type: 'page.returned' })
    expect(tab.health.calls.length).toBe(2)
  })

  test('R-SESS-08 a check that hangs is given up for the next one', () => {
    tab.clock.increment(INTERVAL)
    expect(tab.health.calls.map((call) => call.signal.aborted)).toStrictEqual([true, false])
    expect(isConnectionLost(tab.now())).toBe(true)
    expect(tab.did).toStrictEqual(['publishMiss'])
  })

  test('the figures are of the last check that succeeded, not of one that failed', async () => {
    expect(tab.now().context.checkedAt).toBeNull()
    tab.clock.increment(200)
    await tab.health.answer({ player })
    expect([tab.now().context.checkedAt, isConnectionLost(tab.now())]).toStrictEqual([200, false])
    tab.clock.increment(INTERVAL)
    await tab.health.fail(connectionLoss)
    expect([tab.now().context.checkedAt, isConnectionLost(tab.now())]).toStrictEqual([200, true])
  })

  test('a failed check does not sign out: the connection counts as lost until one succeeds', async () => {
    await tab.health.fail(connectionLoss)
    expect([tab.reports, isConnectionLost(tab.now()), tab.did]).toStrictEqual([
      [],
      true,
      ['publishMiss'],
    ])
    tab.clock.increment(INTERVAL)
    expect(tab.health.calls.length).toBe(2)
    await tab.health.answer({ player })
    expect([isConnectionLost(tab.now()), tab.reports]).toStrictEqual([
      false,
      [{ type: 'figures.received', player }],
    ])
  })

  test('R-SESS-08 figures are old when two checks bring nothing, and fresh with the next', async () => {
    const since = (otherAt: number | null) => oldSince(tab.now(), otherAt)
    tab.clock.increment(200)
    await tab.health.answer({ player })
    tab.actor.send({ type: 'leadership.lost' })
    tab.clock.increment(2 * INTERVAL - 1)
    expect([since(null), since(150), isConnectionLost(tab.now())]).toEqual([
      undefined,
      undefined,
      false,
    ])
    tab.clock.increment(1)
    expect([since(null), since(150), since(300)]).toEqual([200, 200, 300])
    tab.actor.send({ type: 'health.received', player })
    tab.clock.increment(2 * INTERVAL - 1)
    expect(since(null)).toBe(undefined)
  })

  test('R-SESS-08 the session’s figures are old when no check succeeds within 5 s, another call’s are not', () => {
    tab.clock.increment(4_999)
    expect(oldSince(tab.now(), null)).toBe(undefined)
    tab.clock.increment(1)
    expect([oldSince(tab.now(), null), oldSince(tab.now(), 3_000)]).toEqual([null, undefined])
  })

  test('the figures that count are those of the call that was answered last', async () => {
    expect([isLatest(tab.now(), null), isLatest(tab.now(), 100)]).toEqual([true, false])
    tab.clock.increment(200)
    await tab.health.answer({ player })
    expect([isLatest(tab.now(), 100), isLatest(tab.now(), 300)]).toEqual([true, false])
  })

  test('R-SESS-08 while the network is away the figures count as old, until a check succeeds', async () => {
    await tab.health.answer({ player })
    tab.actor.send({ type: 'connection.lost' })
    expect([isConnectionLost(tab.now()), tab.did]).toStrictEqual([
      true,
      [['publishHealth', { player }]],
    ])
    tab.actor.send({ type: 'connection.returned' })
    expect(isConnectionLost(tab.now())).toBe(true)
    await tab.health.answer({ player })
    expect(isConnectionLost(tab.now())).toBe(false)
  })

  test('back online, it checks at once', async () => {
    await tab.health.fail(connectionLoss)
    tab.actor.send({ type: 'connection.returned' })
    expect(tab.health.calls.length).toBe(2)
  })

  test('a tab that no longer leads stops checking', async () => {
    tab.actor.send({ type: 'leadership.lost' })
    expect(tab.health.calls[0]?.signal.aborted).toBe(true)
    tab.clock.increment(INTERVAL)
    expect(tab.health.calls.length).toBe(1)
  })
})

describe('a tab that follows', () => {
  beforeEach(() => {
    tab = openTab()
  })

  test('R-SESS-08 does not check, and reports the figures of the tab that does', () => {
    tab.actor.send({ type: 'health.received', player: richer })
    expect([tab.reports, tab.health.calls, tab.did]).toStrictEqual([
      [{ type: 'figures.received', player: richer }],
      [],
      [],
    ])
  })

  test('a missed check shows here too', () => {
    tab.actor.send({ type: 'health.missed' })
    expect(isConnectionLost(tab.now())).toBe(true)
    tab.actor.send({ type: 'health.received', player })
    expect(isConnectionLost(tab.now())).toBe(false)
  })

  test.each(['health.requested', 'page.returned', 'connection.returned'] as const)(
    'asks on %s',
    (type) => {
      tab.actor.send({ type })
      expect(tab.did).toStrictEqual(['askLeader'])
    },
  )

  test('asks once more for changes made after it asked, not because the page is visible', () => {
    tab.actor.send({ type: 'page.returned' })
    tab.actor.send({ type: 'page.returned' })
    tab.actor.send({ type: 'health.requested' })
    expect(tab.did).toStrictEqual(['askLeader', 'askLeader'])
  })

  test('leaves other tabs’ questions to the tab that checks', () => {
    tab.actor.send({ type: 'health.asked' })
    expect([tab.did, tab.health.calls]).toStrictEqual([[], []])
  })

  test.each([{ type: 'health.received', player }, { type: 'health.missed' }] as const)(
    'asks the leader after two rounds without any message, including $type, because timers of hidden tabs are slow',
    (report) => {
      tab.clock.increment(2 * INTERVAL - 1)
      tab.actor.send(report)
      tab.clock.increment(2 * INTERVAL - 1)
      expect(tab.did).toStrictEqual([])
      tab.clock.increment(1)
      expect(tab.did).toStrictEqual(['askLeader'])
      tab.actor.send(report)
      tab.clock.increment(2 * INTERVAL - 1)
      expect(tab.did).toStrictEqual(['askLeader'])
    },
  )

  test('R-SESS-08 when the leader stays silent, the tab marks the figures as old and checks itself', async () => {
    tab.actor.send({ type: 'health.requested' })
    tab.clock.increment(INTERVAL - 1)
    expect([tab.did, isConnectionLost(tab.now())]).toStrictEqual([['askLeader'], false])
    tab.clock.increment(1)
    expect([tab.election, isConnectionLost(tab.now())]).toStrictEqual([
      ['entered', 'leadership.claimed'],
      true,
    ])
    tab.actor.send({ type: 'leadership.gained' })
    await tab.health.answer({ player: richer })
    expect([tab.reports, isConnectionLost(tab.now())]).toStrictEqual([
      [{ type: 'figures.received', player: richer }],
      false,
    ])
  })

  test('becomes the one that checks when the other is gone, at once', () => {
    tab.actor.send({ type: 'leadership.gained' })
    expect(tab.health.calls.length).toBe(1)
  })

  test('balances of another member are not passed on: the session learns that another one began', () => {
    tab.actor.send({ type: 'health.received', player: stranger })
    expect([tab.reports, tab.did]).toStrictEqual([[{ type: 'session.startedElsewhere' }], []])
  })
})

test('R-SESS-08 every state of the chart can be reached and has a description', () => {
  const events = [
    { type: 'health.requested' },
    { type: 'leadership.gained' },
    { type: 'xstate.done.actor.checkHealth', output: { player } },
  ]
  // A walk through the chart has no parent.
  const chart = healthCheckMachine.provide({
    actions: { reportFigures: () => undefined, reportOtherMember: () => undefined },
  })
  const input = { now: () => 0, userId: 'demo' }
  expect(reachedStates(chart, events, input)).toStrictEqual(statesOf(chart))
  expect(statesOf(chart).length).toBe(4)
  expect(statesWithoutDescription(chart)).toStrictEqual([])
})
