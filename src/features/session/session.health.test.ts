import { beforeEach, describe, expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import { failure, lost, openPage, openPageAsMember } from '../../../tests/support/session-page.ts'
import { parseMoney } from '../../lib/money.ts'
import { isConnectionLost, isGuest, isMember } from './session.selectors.ts'

const INTERVAL = 30_000
const richer = examplePlayer({ balance: parseMoney(900_000), noteCount: 2 })
const stranger = examplePlayer({ userId: 'other' })

let page: ReturnType<typeof openPage>

describe('the tab that checks', () => {
  beforeEach(async () => {
    page = await openPageAsMember({ isLeader: true })
  })

  test('R-SESS-08 checks at once, then every 30,000 ms', async () => {
    expect(page.health.calls.length).toBe(1)
    for (const round of [2, 3, 4]) {
      page.clock.increment(10)
      await page.health.answer({ player: examplePlayer() })
      page.clock.increment(INTERVAL - 11)
      expect(page.health.calls.length).toBe(round - 1)
      page.clock.increment(1)
      expect(page.health.calls.length).toBe(round)
    }
  })

  test('R-SESS-08 an equal answer keeps the very same player, so nothing is drawn anew', async () => {
    const before = page.now().context.player
    await page.health.answer({ player: examplePlayer() })
    expect(page.now().context.player).toBe(before)
  })

  test('R-SESS-08 a changed answer replaces the player, and the other tabs are told', async () => {
    await page.health.answer({ player: richer })
    expect(page.now().context.player).toBe(richer)
    expect(page.did).toStrictEqual([['publishHealth', { player: richer }]])
  })

  test('R-SESS-08 a check on request happens at once, and the next one 30,000 ms after it', async () => {
    await page.health.answer({ player: examplePlayer() })
    page.clock.increment(20_000)
    page.actor.send({ type: 'health.requested' })
    expect(page.health.calls.length).toBe(2)
    await page.health.answer({ player: examplePlayer() })
    page.clock.increment(INTERVAL - 1)
    expect(page.health.calls.length).toBe(2)
    page.clock.increment(1)
    expect(page.health.calls.length).toBe(3)
  })

  test.each(['health.requested', 'health.asked', 'connection.returned'] as const)(
    'R-SESS-08 never two checks at the same time: %s meanwhile brings one more when that one ends',
    async (type) => {
      page.actor.send({ type })
      page.actor.send({ type })
      expect(page.health.calls.length).toBe(1)
      await page.health.answer({ player: richer })
      expect([page.health.calls.length, page.now().context.player]).toStrictEqual([2, richer])
      await page.health.answer({ player: examplePlayer() })
      expect(page.health.calls.length).toBe(2)
    },
  )

  test('R-SESS-08 a request is not lost with a check that fails', async () => {
    page.actor.send({ type: 'health.requested' })
    await page.health.fail(lost)
    await page.health.fail(lost)
    expect(page.health.calls.length).toBe(2)
  })

  test('R-SESS-08 looking at the page again checks at once, but not while a check is under way', async () => {
    page.actor.send({ type: 'page.returned' })
    await page.health.answer({ player: examplePlayer() })
    expect(page.health.calls.length).toBe(1)
    page.actor.send({ type: 'page.returned' })
    expect(page.health.calls.length).toBe(2)
  })

  test('R-SESS-08 a check that hangs is given up for the next one', () => {
    page.clock.increment(INTERVAL)
    expect(page.health.calls.map((call) => call.signal.aborted)).toStrictEqual([true, false])
    expect(isConnectionLost(page.now())).toBe(true)
    expect(page.did).toStrictEqual(['publishMiss'])
  })

  test('the figures are of the last check that told any, not of one that failed', async () => {
    expect(page.now().context.checkedAt).toBeNull()
    page.clock.increment(200)
    await page.health.answer({ player: examplePlayer() })
    page.clock.increment(INTERVAL)
    await page.health.fail(lost)
    expect(page.now().context.checkedAt).toBe(200)
  })

  test('a failed check does not sign out: the connection counts as lost until one succeeds', async () => {
    await page.health.fail(lost)
    expect([isMember(page.now()), isConnectionLost(page.now()), page.did]).toStrictEqual([
      true,
      true,
      ['publishMiss'],
    ])
    page.clock.increment(INTERVAL)
    expect(page.health.calls.length).toBe(2)
    await page.health.answer({ player: examplePlayer() })
    expect([isConnectionLost(page.now()), page.now().context.player]).toStrictEqual([
      false,
      examplePlayer(),
    ])
  })

  test('back online, it checks at once', async () => {
    await page.health.fail(lost)
    page.actor.send({ type: 'connection.returned' })
    expect(page.health.calls.length).toBe(2)
  })

  test('a check that is told that the session is over ends it', async () => {
    await page.health.answer({ player: null })
    expect([isGuest(page.now()), page.now().context.ending]).toStrictEqual([true, 'expired'])
    page.clock.increment(10 * INTERVAL)
    expect(page.health.calls.length).toBe(1)
  })

  test('an answer about another member is not believed: his figures never show here', async () => {
    const before = page.now().context.player
    await page.health.answer({ player: stranger })
    expect([isConnectionLost(page.now()), page.did]).toStrictEqual([true, ['publishMiss']])
    expect(page.now().context.player).toBe(before)
  })

  test('the checks go on while the logout question is open', async () => {
    page.actor.send({ type: 'signOut.requested' })
    await page.health.answer({ player: richer })
    expect(page.now().context.player).toBe(richer)
    expect(page.now().matches({ authenticated: { leaving: 'confirmingSignOut' } })).toBe(true)
  })

  test('a tab that no longer leads stops checking', async () => {
    page.actor.send({ type: 'leadership.lost' })
    expect(page.health.calls[0]?.signal.aborted).toBe(true)
    page.clock.increment(INTERVAL)
    expect(page.health.calls.length).toBe(1)
  })
})

describe('a tab that listens', () => {
  beforeEach(async () => {
    page = await openPageAsMember()
  })

  test('R-SESS-08 does not check, and takes the figures of the tab that does', () => {
    const before = page.now().context.player
    page.actor.send({ type: 'health.received', player: examplePlayer() })
    expect(page.now().context.player).toBe(before)
    page.actor.send({ type: 'health.received', player: richer })
    expect([page.now().context.player, page.health.calls, page.did]).toStrictEqual([richer, [], []])
  })

  test('a missed check shows here too', () => {
    page.actor.send({ type: 'health.missed' })
    expect(isConnectionLost(page.now())).toBe(true)
    page.actor.send({ type: 'health.received', player: examplePlayer() })
    expect(isConnectionLost(page.now())).toBe(false)
  })

  test.each(['health.requested', 'page.returned', 'connection.returned'] as const)(
    'asks on %s',
    (type) => {
      page.actor.send({ type })
      expect(page.did).toStrictEqual(['askLeaderForHealth'])
    },
  )

  test('asks once more for what was done after it asked, not because it is looked at', () => {
    page.actor.send({ type: 'page.returned' })
    page.actor.send({ type: 'page.returned' })
    page.actor.send({ type: 'health.requested' })
    expect(page.did).toStrictEqual(['askLeaderForHealth', 'askLeaderForHealth'])
  })

  test('leaves other tabs’ questions to the tab that checks', () => {
    page.actor.send({ type: 'health.asked' })
    expect([page.did, page.health.calls]).toStrictEqual([[], []])
  })

  test.each([
    { type: 'health.received', player: examplePlayer() },
    { type: 'health.missed' },
  ] as const)(
    'asks when it has heard nothing, not even $type, for two rounds, as a hidden tab’s timers are slow',
    (report) => {
      page.clock.increment(2 * INTERVAL - 1)
      page.actor.send(report)
      page.clock.increment(2 * INTERVAL - 1)
      expect(page.did).toStrictEqual([])
      page.clock.increment(1)
      expect(page.did).toStrictEqual(['askLeaderForHealth'])
      page.actor.send(report)
      page.clock.increment(2 * INTERVAL - 1)
      expect(page.did).toStrictEqual(['askLeaderForHealth'])
    },
  )

  test('R-SESS-08 when the tab that checks stays silent, it says that the figures are old and checks itself', async () => {
    page.actor.send({ type: 'health.requested' })
    page.clock.increment(INTERVAL - 1)
    expect([page.did, isConnectionLost(page.now())]).toStrictEqual([['askLeaderForHealth'], false])
    page.clock.increment(1)
    expect([page.election, isConnectionLost(page.now())]).toStrictEqual([
      ['entered', 'leadership.claimed'],
      true,
    ])
    page.actor.send({ type: 'leadership.gained' })
    await page.health.answer({ player: richer })
    expect([page.now().context.player, isConnectionLost(page.now())]).toStrictEqual([richer, false])
  })

  test('becomes the one that checks when the other is gone, at once', () => {
    page.actor.send({ type: 'leadership.gained' })
    expect(page.health.calls.length).toBe(1)
  })

  test('another member’s figures never show under this member’s name', () => {
    page.actor.send({ type: 'health.received', player: stranger })
    expect([page.now().value, page.did]).toStrictEqual([
      { loading: 'reloading' },
      ['clearServerState', 'reloadPage'],
    ])
  })
})

test('R-SESS-08 only a member’s tab checks, or keeps others from it', async () => {
  page = openPage({ isLeader: true })
  await page.restore.fail(failure)
  page.actor.send({ type: 'health.requested' })
  page.clock.increment(INTERVAL)
  expect([page.health.calls, page.election]).toStrictEqual([[], []])
  page.actor.send({ type: 'retry.requested' })
  await page.restore.answer({ player: examplePlayer(), endsIn: null })
  expect([page.health.calls.length, page.election]).toStrictEqual([1, ['entered']])
  await page.health.answer({ player: null })
  expect(page.election).toStrictEqual(['entered', 'left'])
})
