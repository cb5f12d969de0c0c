import { expect, test } from 'vitest'
import { readTextProperty } from '#site/lib/json.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../contract/model.ts'
import { groupFindings } from '../report/group-findings.ts'
import type { Verdict } from '../report/verdict.ts'
import { verifyBy } from './verify-by.ts'
import { verifyProxy } from '../../../tests/support/verified-proxy.ts'
import { atPath, json, problem, stackLayers, withRequestIdOf } from './zoo/layers.ts'
import { ignoringAuthorization } from './zoo/sessions.ts'
import { leakTo, withMessagesOfOther } from './zoo/members.ts'

const expired = (sent: RequestSent, status: number | 'logout' = 401): ReceivedResponse =>
  status === 'logout'
    ? withRequestIdOf(sent, json({ status, message: 'expired' }))
    : { ...problem(sent, 401, 'session_expired'), status }

const endSessionsAfter =
  (maxCalls: number, status: number | 'logout' = 401) =>
  (next: Transport): Transport => {
    const calls = new Map<string, number>()
    return async (sent) => {
      const token = sent.headers['authorization']?.replace('Bearer ', '') ?? ''
      const count = calls.get(token)
      if (count !== undefined && count >= maxCalls) return expired(sent, status)
      if (count !== undefined) calls.set(token, count + 1)
      const received = await next(sent)
      const issuedToken = readTextProperty(JSON.parse(received.text), 'token')
      if (issuedToken !== null) calls.set(issuedToken, 0)
      return received
    }
  }

const messagesOf = ({ findings }: Verdict) =>
  groupFindings(findings).map(
    ({ check, operation, message }) => `${check} ${operation}: ${message}`,
  )

const readingProbes = new Set(['same-answer-twice', 'figures-agree', 'examples-are-answered'])

test.each([
  [9, 401],
  [40, 401],
  [40, 403],
  [40, 'logout'],
] as const)(
  'R-CALL-03 a session that ends after %d calls with %s is renewed and is the only finding',
  async (calls, status) => {
    const probes = new Set([...readingProbes, 'keys-move-once', 'sessions-are-required'])
    const verdict = await verifyBy(endSessionsAfter(calls, status), probes)
    expect(
      messagesOf(verdict).filter((message) => !message.startsWith('status-documented')),
    ).toEqual([
      expect.stringMatching(
        new RegExp(
          `^session-lasts doLogin: ends a session after 0 s and ${calls} calls, and its login said 28800 s(; \\d+ more ended, and each time the member signed in again)?$`,
        ),
      ),
    ])
    expect([verdict.skipped, verdict.ended]).toEqual([[], null])
  },
)

test('R-CALL-03 an operation that refuses a valid session is reported itself', async () => {
  const refuseNotices = atPath('notices', async (sent, next) =>
    sent.headers['authorization'] === undefined ? next(sent) : expired(sent),
  )
  const verdict = await verifyBy((next) => refuseNotices(next), readingProbes)
  expect(messagesOf(verdict)).toEqual([
    'examples-are-answered notices: refuses the token from the login',
  ])
  const sound = await verifyBy(undefined, readingProbes)
  const logins = ({ calls }: Verdict) =>
    calls.filter(({ sent }) => sent.path.endsWith('/do_login')).length
  expect(logins(verdict)).toBe(logins(sound))
})

test(
  'R-CALL-03 a backend that ends the earlier session at a login has one warning for that',
  { timeout: 90_000 },
  async () => {
    const ended = new Set<string>()
    const lastTokens = new Map<string, string>()
    const verdict = await verifyBy((next) => async (sent) => {
      const token = sent.headers['authorization']?.replace('Bearer ', '') ?? ''
      if (ended.has(token)) return expired(sent)
      const received = await next(sent)
      const issuedToken = readTextProperty(JSON.parse(received.text), 'token')
      if (issuedToken === null) return received
      const memberId = String((JSON.parse(sent.text ?? '{}') as { id?: unknown }).id).toLowerCase()
      ended.add(lastTokens.get(memberId) ?? 'none')
      lastTokens.set(memberId, issuedToken)
      return received
    })
    const warning =
      'tokens-are-unguessable doLogin: ends the session before it: getMember answers HTTP 401 (session_expired) to the token of an earlier login'
    expect([messagesOf(verdict), verdict.skipped, verdict.ended]).toEqual([[warning], [], null])
    expect(verdict.findings.map(({ isWarning }) => isWarning)).toEqual([true])
  },
)

test('R-CALL-03 a failed second login is reported, and the run is incomplete', async () => {
  let logins = 0
  const once = atPath('doLogin', async (sent, next) => {
    logins += 1
    const received = await next(sent)
    return logins === 1 ? received : { ...received, text: '{"status":"pass"}' }
  })
  const verdict = await verifyBy((next) => once(endSessionsAfter(5)(next)), readingProbes)
  expect(verdict.ended).toEqual({
    words: 'The password of demo is wrong: /public/user/do_login answers the status pass.',
    isFailure: true,
  })
})

test('R-CALL-03 at the site, too, an ended session is renewed and reported once', async () => {
  const calls = new Map<string, number>()
  const verdict = await verifyProxy(
    (next) => async (sent) => {
      const { cookie = '' } = sent.headers
      const count = calls.get(cookie) ?? 0
      const isOfMember = cookie !== '' && sent.headers['authorization'] !== undefined
      if (isOfMember && count >= 30) return expired(sent)
      if (isOfMember) calls.set(cookie, count + 1)
      return next(sent)
    },
    { probes: readingProbes },
  )
  expect(messagesOf(verdict)).toEqual([
    expect.stringMatching(/^session-lasts userDoLogin: ends a session after 0 s and 30 calls/),
  ])
  expect([verdict.skipped, verdict.ended]).toEqual([[], null])
})

test('R-CALL-03 the second member signs in again, too, and what they see is still checked', async () => {
  const layers = stackLayers(
    endSessionsAfter(7),
    leakTo('getDepositList'),
    withMessagesOfOther((index) => `소라님께 ${index + 1}`),
  )
  const verdict = await verifyBy(layers, ['others-stay-out'])
  const [ended, ...others] = messagesOf(verdict)
    .toSorted((a, b) => a.localeCompare(b))
    .toReversed()
  expect(ended).toMatch(/^session-lasts doLogin: ends a session after 0 s and 7 calls/)
  expect(others).toEqual([
    "others-stay-out getDepositList: lists another member's item: it appears when the first member creates it",
  ])
  expect(verdict.ended).toBeNull()
  const ofOther = verdict.calls.filter(
    ({ sent }) => sent.path.endsWith('/do_login') && sent.text?.includes('"sora"'),
  )
  expect(ofOther.length).toBeGreaterThan(1)
})

test(
  'R-CALL-03 a backend that ignores authorization is one error about sessions, and the run is complete',
  { timeout: 90_000 },
  async () => {
    const verdict = await verifyBy(ignoringAuthorization)
    const [first, ...others] = groupFindings(verdict.findings)
    expect([first?.message, others, verdict.ended]).toEqual([
      'answers calls without a token, such as getMember: the status success instead of 401',
      [],
      null,
    ])
  },
)
