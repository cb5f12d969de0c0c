import { beforeEach, describe, expect, test } from 'vitest'
import { callFailure } from '../../../tests/support/call-failure.ts'
import { examplePlayer } from '../../../tests/support/players.ts'
import {
  failure,
  HOURS_8,
  connectionLoss,
  openPage,
  openPageAsGuest,
} from '../../../tests/support/session-page.ts'
import { dialogOf } from '../../actors/state-dialog.ts'
import { ACTOR_TIMEOUT_MS } from '../../actors/failure.ts'
import { retryMinutes } from './session.model.ts'
import { isBusy, isGuest, isMember, isResolved, isUnreachable } from './session.selectors.ts'

const credentials = { id: 'demo', password: 'demo1234' }

let page: ReturnType<typeof openPage>

describe('before anything is known', () => {
  beforeEach(() => {
    page = openPage()
  })

  test('R-SESS-01 R-SESS-07 a session starts unknown, and nothing about money is resolved', () => {
    expect([page.now().value, isResolved(page.now()), page.now().context.player]).toStrictEqual([
      { loading: 'restoring' },
      false,
      null,
    ])
  })

  test('R-SESS-01 without a session the visitor is a guest', async () => {
    await page.restore.answer({ player: null, endsInMs: null })
    expect([page.now().value, isGuest(page.now()), isResolved(page.now())]).toStrictEqual([
      { unauthenticated: 'idle' },
      true,
      true,
    ])
  })

  test('R-SESS-01 R-SESS-09 with a session its user is the player', async () => {
    await page.restore.answer({ player: examplePlayer(), endsInMs: HOURS_8 })
    expect(isMember(page.now())).toBe(true)
    expect(page.now().context).toMatchObject({ player: examplePlayer(), endsInMs: HOURS_8 })
  })

  test.each(['retry.requested', 'connection.returned'] as const)(
    'a site that cannot be reached says so and tries again on %s',
    async (type) => {
      await page.restore.fail(connectionLoss)
      expect([isUnreachable(page.now()), isResolved(page.now())]).toStrictEqual([true, false])
      expect(page.now().context.failure).toStrictEqual(failure)
      page.actor.send({ type })
      expect(page.now().value).toStrictEqual({ loading: 'restoring' })
      await page.restore.answer({ player: examplePlayer(), endsInMs: null })
      expect([isMember(page.now()), page.now().context.failure]).toStrictEqual([true, null])
    },
  )

  test('a session call that never answers ends as unreachable', () => {
    page.clock.increment(ACTOR_TIMEOUT_MS)
    expect(page.now().value).toStrictEqual({ loading: 'unreachable' })
    expect(page.now().context.failure).toStrictEqual({ code: 'no_answer', requestId: null })
  })

  test('a logout in another tab meanwhile makes the site ask once more', () => {
    page.actor.send({ type: 'session.endedElsewhere' })
    expect([page.restore.calls.length, page.restore.calls[0]?.signal.aborted]).toStrictEqual([
      2,
      true,
    ])
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    page = await openPageAsGuest()
  })

  test.each([
    { id: '', password: 'demo1234' },
    { id: '   ', password: 'demo1234' },
    { id: 'demo', password: '' },
    { id: '', password: '' },
  ])('R-SESS-03 %j: the warning msg_auth_error, and nothing is sent', (incomplete) => {
    page.actor.send({ type: 'credentials.submitted', credentials: incomplete })
    expect(page.did).toStrictEqual([['showToast', { kind: 'warning', id: 'msg_auth_error' }]])
    expect([page.signIn.calls, page.now().value]).toStrictEqual([[], { unauthenticated: 'idle' }])
  })

  test('R-SESS-04 while the login is under way msg2307 shows', () => {
    page.actor.send({ type: 'credentials.submitted', credentials })
    expect([isBusy(page.now()), dialogOf(page.now())]).toStrictEqual([
      true,
      { kind: 'loading', id: 'msg2307' },
    ])
    expect(page.signIn.calls.map((call) => call.input)).toStrictEqual([credentials])
  })

  test('two logins at once: one call', () => {
    page.actor.send({ type: 'credentials.submitted', credentials })
    page.actor.send({ type: 'credentials.submitted', credentials })
    page.actor.send({ type: 'credentials.submitted', credentials: { id: '', password: '' } })
    expect([page.signIn.calls.length, page.did]).toStrictEqual([1, []])
  })

  test('R-SESS-04 R-SESS-05 success: msg_auth_success, the name is kept, the page reloads', async () => {
    page.actor.send({ type: 'credentials.submitted', credentials })
    await page.signIn.answer({ name: '데모', outcome: 'signed-in' })
    expect(page.did).toStrictEqual([
      ['showToast', { kind: 'success', id: 'msg_auth_success' }],
      'markSignIn',
      ['rememberName', { name: '데모' }],
      'publishStart',
      'reloadPage',
    ])
    expect([page.now().value, isResolved(page.now())]).toStrictEqual([
      { loading: 'reloading' },
      false,
    ])
  })

  test('R-SESS-05 a page that does not reload restores the session itself', async () => {
    page.actor.send({ type: 'credentials.submitted', credentials })
    await page.signIn.answer({ name: '데모', outcome: 'signed-in' })
    page.clock.increment(ACTOR_TIMEOUT_MS)
    await page.restore.answer({ player: examplePlayer(), endsInMs: null })
    expect(isMember(page.now())).toBe(true)
  })

  test.each([
    ['wrong-password', 'login.refusal.wrong-password'],
    ['not-at-this-time', 'login.refusal.not-at-this-time'],
    ['unknown', 'login.refusal.unknown'],
    ['done', 'login.refusal.unknown'],
  ] as const)(
    'R-SESS-04 R-CALL-06 refused for %s: the error msg2030 with %s, which stays; another try is possible',
    async (refusal, detail) => {
      page.actor.send({ type: 'credentials.submitted', credentials })
      await page.signIn.answer({ name: 'demo', outcome: refusal })
      expect(page.did).toStrictEqual([['showToast', { kind: 'error', id: 'msg2030', detail }]])
      expect([page.now().value, page.now().context.loginError]).toStrictEqual([
        { unauthenticated: 'refused' },
        { kind: 'refused', refusal },
      ])
      page.actor.send({ type: 'credentials.submitted', credentials })
      expect([page.signIn.calls.length, page.now().context.loginError]).toStrictEqual([2, null])
    },
  )

  test('R-SESS-04 R-REG-01 a registration that waits for approval is not said to have failed', async () => {
    page.actor.send({ type: 'credentials.submitted', credentials })
    await page.signIn.answer({ name: 'demo', outcome: 'still-waiting' })
    const toast = { kind: 'warning', id: 'login.refusal.still-waiting' }
    expect(page.did).toStrictEqual([['showToast', toast]])
  })

  test.each([
    [null, null],
    [5, 1],
    [60, 1],
    [61, 2],
  ])(
    'R-SESS-04 HTTP 429 at the login (again in %j s) reads as not at this time (again in %j min)',
    async (retryAfter, minutes) => {
      page.actor.send({ type: 'credentials.submitted', credentials })
      const error = callFailure('too-many-requests', { code: 'too_many_requests', retryAfter })
      await page.signIn.fail(error)
      const detail = 'login.refusal.not-at-this-time'
      expect(page.did).toStrictEqual([['showToast', { kind: 'error', id: 'msg2030', detail }]])
      expect(retryMinutes(page.now().context.loginError!)).toBe(minutes)
    },
  )

  test('R-SESS-04 a login that fails says so, and keeps what support needs', async () => {
    page.actor.send({ type: 'credentials.submitted', credentials })
    await page.signIn.fail(connectionLoss)
    expect(page.did).toStrictEqual([
      ['showToast', { kind: 'error', id: 'msg2030', detail: 'login.failure' }],
    ])
    expect(page.now().context.loginError).toStrictEqual({ kind: 'failed', failure })
  })

  test('R-SESS-04 a login that never answers fails in the end', () => {
    page.actor.send({ type: 'credentials.submitted', credentials })
    page.clock.increment(ACTOR_TIMEOUT_MS)
    expect([page.now().value, page.signIn.calls[0]?.signal.aborted]).toStrictEqual([
      { unauthenticated: 'refused' },
      true,
    ])
  })

  test('a login in another tab reloads this one, once', () => {
    page.actor.send({ type: 'session.startedElsewhere' })
    page.actor.send({ type: 'session.startedElsewhere' })
    expect([page.now().value, page.did]).toStrictEqual([{ loading: 'reloading' }, ['reloadPage']])
  })
})
