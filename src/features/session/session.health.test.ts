import { beforeEach, describe, expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import { connectionLoss, openPage, openPageAsMember } from '../../../tests/support/session-page.ts'
import { parseMoney } from '../../lib/money.ts'
import { isGuest, isMember, playerOf } from './session.selectors.ts'

const INTERVAL = 30_000
const richer = examplePlayer({ balance: parseMoney(900_000), noteCount: 2 })
const stranger = examplePlayer({ userId: 'other' })

let page: ReturnType<typeof openPage>

describe('the session of the tab that checks', () => {
  beforeEach(async () => {
    page = await openPageAsMember({ isLeader: true })
  })

  test('R-SESS-08 an equal answer keeps the very same player, so nothing is rendered again', async () => {
    const before = playerOf(page.now())
    await page.health.answer({ player: examplePlayer() })
    expect(playerOf(page.now())).toBe(before)
  })

  test('R-SESS-08 a changed answer replaces the player', async () => {
    await page.health.answer({ player: richer })
    expect(playerOf(page.now())).toBe(richer)
  })

  test.each(['health.requested', 'page.returned', 'connection.returned'] as const)(
    'R-SESS-08 %s reaches the health check',
    async (type) => {
      await page.health.answer({ player: examplePlayer() })
      page.actor.send({ type })
      expect(page.health.calls.length).toBe(2)
    },
  )

  test('a failed check does not sign out', async () => {
    await page.health.fail(connectionLoss)
    expect([isMember(page.now()), page.did]).toStrictEqual([true, ['publishMiss']])
  })

  test('a call that finds the session over ends it, and no check follows', () => {
    page.actor.send({ type: 'session.expired' })
    expect([isGuest(page.now()), page.now().context.ending]).toStrictEqual([true, 'expired'])
    page.clock.increment(10 * INTERVAL)
    expect(page.health.calls.length).toBe(1)
  })

  test('R-SESS-08 with the session the check ends that is running, and the tab leaves the election', () => {
    page.actor.send({ type: 'session.endedElsewhere' })
    expect(page.health.calls.map((call) => call.signal.aborted)).toStrictEqual([true])
    expect(page.election).toStrictEqual(['entered', 'left'])
  })

  test('the checks go on while the logout question is open', async () => {
    page.actor.send({ type: 'signOut.requested' })
    await page.health.answer({ player: richer })
    expect(playerOf(page.now())).toBe(richer)
    expect(page.now().matches({ authenticated: 'confirmingSignOut' })).toBe(true)
  })
})

describe('the session of a tab that follows', () => {
  beforeEach(async () => {
    page = await openPageAsMember()
  })

  test('R-SESS-08 has the figures of the tab that checks, and the same player while they are equal', () => {
    const before = playerOf(page.now())
    page.actor.send({ type: 'health.received', player: examplePlayer() })
    expect(playerOf(page.now())).toBe(before)
    page.actor.send({ type: 'health.received', player: richer })
    expect([playerOf(page.now()), page.health.calls, page.did]).toStrictEqual([richer, [], []])
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
  await page.restore.fail(connectionLoss)
  page.actor.send({ type: 'health.requested' })
  page.clock.increment(INTERVAL)
  expect([page.health.calls, page.election]).toStrictEqual([[], []])
  page.actor.send({ type: 'retry.requested' })
  await page.restore.answer({ player: examplePlayer(), endsInMs: null })
  expect([page.health.calls.length, page.election]).toStrictEqual([1, ['entered']])
  page.actor.send({ type: 'session.expired' })
  expect(page.election).toStrictEqual(['entered', 'left'])
})
