import { expect, test } from 'vitest'
import { isRecord, parseJson } from '#site/lib/json.ts'
import { terminalText } from '../report/terminal.ts'
import { verifyBy } from './verify-by.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import type { RequestSent } from '../contract/model.ts'
import { findToken } from '../login/token-place.ts'
import { changeAnswer, bodyOf, json, withHeaders, stackLayers } from './zoo/layers.ts'

const isLogin = ({ path }: RequestSent) => path === '/public/user/do_login'

/** Logs in with userId and password, and answers the token under `data`. */
const otherLogin: Layer = (next) => async (sent) => {
  if (!isLogin(sent)) return next(sent)
  const { userId, password } = bodyOf(sent) ?? {}
  if (userId === undefined || password === undefined)
    return { status: 500, headers: { 'content-type': 'text/html' }, text: '<h1>500</h1>' }
  const received = await next({ ...sent, text: JSON.stringify({ id: userId, pw: password }) })
  const { status, ...data } = parseJson(received.text) as Record<string, unknown>
  return json({ status, data })
}

/** Takes the token without a scheme. */
const rawToken: Layer = (next) => (sent) => {
  const credential = sent.headers['authorization']
  if (credential === undefined) return next(sent)
  const authorization = credential.includes(' ') ? 'none' : `Bearer ${credential}`
  return next(withHeaders(sent, { authorization }))
}

const wrapped: Layer = (next) => async (sent) => {
  const received = await next(sent)
  const answer = parseJson(received.text)
  if (received.status !== 200 || !isRecord(answer) || !Array.isArray(answer['list']))
    return received
  const { list, ...rest } = answer
  return { ...received, text: JSON.stringify({ ...rest, data: list }) }
}

/** Tells only in an envelope whether a call was refused. */
const enveloped: Layer = (next) => async (sent) => {
  const { status, ...data } = parseJson((await next(sent)).text) as Record<string, unknown>
  const isRefused = typeof status === 'number'
  return json({ result: { code: isRefused ? 9 : 0 }, data: isRefused ? {} : data })
}

const probes = new Set(['same-answer-twice', 'figures-agree'])
const readWith = (layer: Layer) => verifyBy(layer, probes)
const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => / {2}error (.*)$/.exec(line)?.[1] ?? [])

test('R-CALL-03 a login with other fields, another place of the token and another header is named with the lines of a map', async () => {
  const verdict = await readWith(stackLayers(otherLogin, rawToken))
  const text = terminalText(verdict, 'http://b')
  expect(linesOf(text)).toEqual([
    'signs-in: takes a login as `userId` and `password`, not as `id` and `pw`. In the backend map: fields: { LoginRequest.id: userId, LoginRequest.pw: password } [refutes A-074]',
    'signs-in: has the token at /data/token, not at /token. In the backend map: token: { from: /data/token } [refutes A-027]',
    'signs-in: takes the token as `Authorization: TOKEN`, not as `Authorization: Bearer TOKEN`. In the backend map: token: { send: { header: Authorization } } [refutes A-052]',
  ])
  const guests = verdict.calls.filter(({ sent }) => sent.path.endsWith('/get_slot_setting'))
  expect(guests.some(({ received }) => received?.status === 200)).toBe(true)
  const logins = verdict.calls.filter(({ sent }) => isLogin(sent))
  expect([verdict.ended, logins.length]).toEqual([null, 2])
  expect(text).toContain('Failed: 3 errors')
  expect(text).not.toContain('give --user')
})

test('R-CALL-03 a token that is sent otherwise is one error, and no login is tried again', async () => {
  const verdict = await readWith(rawToken)
  expect(linesOf(terminalText(verdict, 'http://b'))).toEqual([
    'signs-in: takes the token as `Authorization: TOKEN`, not as `Authorization: Bearer TOKEN`. In the backend map: token: { send: { header: Authorization } } [refutes A-052]',
  ])
  const logins = verdict.calls.filter(
    ({ sent }) => isLogin(sent) && bodyOf(sent)?.['id'] === 'demo',
  )
  expect(logins).toHaveLength(1)
})

test('R-CALL-03 a login that is slowed down is not tried again', async () => {
  let count = 0
  const verdict = await readWith((next) => (sent) => {
    if (!isLogin(sent)) return next(sent)
    count += 1
    return Promise.resolve(json({ message: 'wrong' }, count === 1 ? 422 : 429))
  })
  expect([count, verdict.ended]).toEqual([2, null])
  expect(linesOf(terminalText(verdict, 'http://b'))).toEqual([
    expect.stringContaining('signs-in: demo cannot sign in: answers HTTP 422 to `id` and `pw`'),
  ])
})

test('R-CALL-03 lists under another name are one error with the line of a map', async () => {
  const verdict = await readWith(wrapped)
  expect(linesOf(terminalText(verdict, 'http://b'))).toEqual([
    expect.stringMatching(
      /^body-fits-schema: has the list at `data`; the contract has it at `list`. In the backend map: lists: \{ at: data \} \(\d+ times\) \[refutes A-114\]$/,
    ),
  ])
})

test('R-CALL-03 a backend under another path is found, and the address is named', async () => {
  const verdict = await readWith((next) => async (sent) => {
    const path = /^\/api(\/public\/.*)$/.exec(sent.path)?.[1]
    return path === undefined ? json({ error: 'Not Found' }, 404) : next({ ...sent, path })
  })
  expect(verdict.ended?.words).toMatch(
    /^None of the operations is there, such as \/public\/user\/\w+: \/api\/public\/user\/\w+ answers HTTP \d+\. Add \/api to the address of --backend\.$/,
  )
})

test('R-CALL-03 a header is found where only an envelope tells that a call was refused', async () => {
  const verdict = await readWith(stackLayers(enveloped, rawToken))
  expect(linesOf(terminalText(verdict, 'http://b'))).toContain(
    'signs-in: takes the token as `Authorization: TOKEN`, not as `Authorization: Bearer TOKEN`. In the backend map: token: { send: { header: Authorization } } [refutes A-052]',
  )
})

test("R-CALL-03 a member's own data under another parent is no secret", async () => {
  const moved = changeAnswer('getMember', ({ member, ...rest }) => {
    const { user, ...others } = member as { user: object }
    return { ...rest, member: { ...others, info: user } }
  })
  const { findings } = await readWith(moved)
  expect(findings.filter(({ check }) => check === 'no-secret')).toEqual([])
  expect(findings.map(({ check }) => check)).toContain('body-fits-schema')
})

test('R-CALL-03 a token is found in a body, a header or a cookie', () => {
  const placeIn = (text: string, headers = {}) => findToken({ status: 200, headers, text })?.place
  expect([
    placeIn('{"result":{"refreshToken":"12345678","accessToken":"abcdefgh"}}'),
    placeIn('{}', { 'x-auth-token': 'abcdefgh' }),
    placeIn('', { 'set-cookie': 'SID=abcdefghij; HttpOnly' }),
    placeIn('', {
      'set-cookie': 'lang=ko; expires=Sun, 29 Nov 2026 12:00:00 GMT, PHPSESSID=abcdefgh',
    }),
    placeIn('{"token":null}'),
  ]).toEqual([
    ...['/result/accessToken', 'header:x-auth-token', 'cookie:SID', 'cookie:PHPSESSID'],
    undefined,
  ])
})
