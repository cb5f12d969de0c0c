import { beforeEach, describe, expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import {
  failure,
  HOURS_8,
  connectionLoss,
  openPage,
  openPageAsMember,
} from '../../../tests/support/session-page.ts'
import { dialogOf } from '../../actors/state-dialog.ts'
import { ACTOR_TIMEOUT_MS } from '../../actors/failure.ts'
import { isBusy, isGuest, isMember } from './session.selectors.ts'

let page: ReturnType<typeof openPage>

const { userId } = examplePlayer()
const endingEffects = ['clearServerState', 'forgetName', ['publishEnd', { userId }]]
const signedOut = [
  ...endingEffects,
  ['showToast', { kind: 'success', id: 'account.signedOut.text' }],
]

describe('signing out', () => {
  beforeEach(async () => {
    page = await openPageAsMember()
  })

  test('R-SESS-06 logout asks first, and no means no', () => {
    page.actor.send({ type: 'signOut.requested' })
    expect(dialogOf(page.now())).toStrictEqual({ kind: 'question', id: 'msg2285' })
    page.actor.send({ type: 'signOut.declined' })
    expect([page.signOut.calls, dialogOf(page.now()), isMember(page.now())]).toStrictEqual([
      [],
      null,
      true,
    ])
  })

  test('R-SESS-06 confirmed: the server ends it, this page and the other tabs forget it', async () => {
    page.actor.send({ type: 'signOut.requested' })
    page.actor.send({ type: 'signOut.confirmed' })
    page.actor.send({ type: 'signOut.confirmed' })
    expect([page.signOut.calls.length, isBusy(page.now())]).toStrictEqual([1, true])
    await page.signOut.answer(undefined)
    expect(page.did).toStrictEqual(signedOut)
    expect([page.now().value, page.now().context]).toMatchObject([
      { unauthenticated: 'idle' },
      { player: null, endsInMs: null, ending: 'signed-out' },
    ])
  })

  test.each(['session.expired', 'session.endedElsewhere'] as const)(
    'R-SESS-06 the session ends while signing out (%s): signed out, as the member wanted, and no warning',
    async (type) => {
      page.actor.send({ type: 'signOut.requested' })
      page.actor.send({ type: 'signOut.confirmed' })
      page.actor.send({ type })
      await page.signOut.answer(undefined)
      expect(page.did).toStrictEqual(signedOut)
      expect(page.now().context.ending).toBe('signed-out')
    },
  )

  test('R-SESS-10 if another device ends the session during a logout, the member reads that', async () => {
    page.actor.send({ type: 'signOut.requested' })
    page.actor.send({ type: 'signOut.confirmed' })
    page.actor.send({ type: 'session.revoked' })
    await page.signOut.answer(undefined)
    expect(page.now().context.ending).toBe('revoked')
  })

  test.each(['signingOut', 'signOutFailed', 'settled'] as const)(
    'R-SESS-01 the end of another member’s session ends none while %s',
    async (state) => {
      if (state !== 'settled') {
        page.actor.send({ type: 'signOut.requested' })
        page.actor.send({ type: 'signOut.confirmed' })
      }
      if (state === 'signOutFailed') await page.signOut.fail(failure)
      page.actor.send({ type: 'session.endedElsewhere', userId: 'somebody-else' })
      expect([page.now().value, page.did]).toStrictEqual([{ authenticated: state }, []])
      // Backends may spell one id in several ways.
      page.actor.send({ type: 'session.endedElsewhere', userId: ` ${userId.toUpperCase()}` })
      expect(isGuest(page.now())).toBe(true)
    },
  )

  test('R-SESS-06 a logout whose answer was lost does not look like an expired session', async () => {
    page.actor.send({ type: 'signOut.requested' })
    page.actor.send({ type: 'signOut.confirmed' })
    await page.signOut.fail(connectionLoss)
    page.actor.send({ type: 'session.expired' })
    expect([page.did, page.now().context.ending]).toStrictEqual([signedOut, 'signed-out'])
  })

  test('a logout that does not reach the server leaves the member signed in and offers another try', async () => {
    page.actor.send({ type: 'signOut.requested' })
    page.actor.send({ type: 'signOut.confirmed' })
    await page.signOut.fail(connectionLoss)
    expect([isMember(page.now()), page.now().context.failure, page.did]).toStrictEqual([
      true,
      failure,
      [],
    ])
    expect(dialogOf(page.now())?.id).toBe('session.dialog.signOutFailed')
    page.actor.send({ type: 'signOut.confirmed' })
    expect(page.now().context.failure).toBe(null)
    await page.signOut.answer(undefined)
    expect([page.signOut.calls.length, isGuest(page.now())]).toStrictEqual([2, true])
  })

  test('a logout that never answers fails in the end, and the member may stay', () => {
    page.actor.send({ type: 'signOut.requested' })
    page.actor.send({ type: 'signOut.confirmed' })
    page.clock.increment(ACTOR_TIMEOUT_MS)
    expect(page.now().matches({ authenticated: 'signOutFailed' })).toBe(true)
    page.actor.send({ type: 'signOut.declined' })
    expect(page.now().matches({ authenticated: 'settled' })).toBe(true)
  })
})

describe('a session that ends by itself', () => {
  beforeEach(async () => {
    page = await openPageAsMember()
  })

  const saidExpired = [
    ...endingEffects,
    ['showToast', { kind: 'warning', id: 'session.ended.expired' }],
  ]

  test('a call that is answered that the session is over ends it here and in the other tabs', () => {
    page.actor.send({ type: 'session.expired' })
    page.actor.send({ type: 'session.expired' })
    expect([page.did, page.now().context.player]).toStrictEqual([saidExpired, null])
  })

  test('R-SESS-10 a logout from another device ends it here and in the other tabs, and says so', () => {
    page.actor.send({ type: 'session.revoked' })
    page.actor.send({ type: 'session.expired' })
    const said = ['showToast', { kind: 'warning', id: 'session.ended.revoked' }]
    expect([page.did, page.now().context]).toMatchObject([
      [...endingEffects, said],
      { player: null, ending: 'revoked' },
    ])
  })

  test('a logout in another tab ends it here, and is not published again', () => {
    page.actor.send({ type: 'session.endedElsewhere' })
    expect(page.did).toStrictEqual([
      'clearServerState',
      'forgetName',
      ['showToast', { kind: 'info', id: 'session.ended.elsewhere' }],
    ])
    expect(page.now().context).toMatchObject({ player: null, ending: 'elsewhere' })
  })

  test('a login in another tab clears what belongs to this session before the page reloads', () => {
    page.actor.send({ type: 'session.startedElsewhere' })
    expect([page.did, page.now().context.player]).toStrictEqual([
      ['clearServerState', 'reloadPage'],
      null,
    ])
  })

  test('R-CONST-01 it ends after 8 hours, even with an active member', () => {
    page.clock.increment(HOURS_8 - 1)
    expect(isMember(page.now())).toBe(true)
    page.clock.increment(1)
    expect(page.did.slice(-saidExpired.length)).toStrictEqual(saidExpired)
    expect(page.now().context.ending).toBe('expired')
  })
})

describe('R-CONST-01 how long a session may last', () => {
  test.each([
    ['the server ends the session', HOURS_8 / 2, HOURS_8 / 2],
    ['eight hours when the server says nothing', null, HOURS_8],
    ['eight hours at most', HOURS_8 * 100, HOURS_8],
    ['eight hours when the server contradicts itself', -HOURS_8, HOURS_8],
  ])('%s', async (_, endsInMs, lifetime) => {
    page = openPage()
    await page.restore.answer({ player: examplePlayer(), endsInMs })
    page.clock.increment(lifetime - 1)
    expect(isMember(page.now())).toBe(true)
    page.clock.increment(1)
    expect(isGuest(page.now())).toBe(true)
  })
})
