import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { RequestSent } from '../contract/model.ts'
import { curlLine, sessionSetupLines } from '../report/curl.ts'
import { terminalText } from '../report/terminal.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import { verifyProxy } from '../../../tests/support/verified-proxy.ts'
import { changeResponse } from './zoo/layers.ts'

const TOKEN = 'secret-token-of-demo-1234567890'
const COOKIE = 'session=abcdef0123456789'
const sessions = new Map([
  [TOKEN, 'TOKEN'],
  [COOKIE, 'COOKIE'],
])

const sentWith = (headers: RequestSent['headers']): RequestSent => ({
  method: 'POST',
  path: '/public/user/get_member',
  headers,
  text: '{}',
})

/** Headers that curl would send, parsed by a POSIX shell. */
const headersOf = (line: string): readonly string[] =>
  execFileSync('sh', ['-c', `set -- ${line}; printf '%s\\n' "$@"`], {
    env: { TOKEN, COOKIE },
    encoding: 'utf8',
  })
    .split('\n')
    .filter((word) => /^(authorization|cookie):/.test(word))

test.each([
  ['a session', `Bearer ${TOKEN}`],
  ['no token after the scheme', 'Bearer '],
  ['a token that nobody was given', 'Bearer 0123456789abcdef0123456789abcdef'],
  ['a token whose last letter is another', `Bearer ${TOKEN.slice(0, -1)}x`],
  ['the beginning of a token', `Bearer ${TOKEN.slice(0, 15)}`],
  ['another scheme', `Basic ${TOKEN}`],
  ['signs that a shell reads', 'Bearer a\'b$HOME`id`"c'],
])('R-CALL-03 the curl line sends %s as the run did, and shows no session', (_name, value) => {
  const line = curlLine('http://b', sentWith({ authorization: value }), sessions)
  expect(headersOf(line)).toEqual([`authorization: ${value}`])
  expect(line).not.toContain(TOKEN.slice(0, 15))
})

test('R-CALL-03 the curl line of the site sends the cookie by its variable', () => {
  const line = curlLine('http://b', sentWith({ cookie: COOKIE }), sessions)
  expect(headersOf(line)).toEqual([`cookie: ${COOKIE}`])
  expect(line).not.toContain('abcdef')
})

const anyToken = changeResponse('getMember', (received, { headers }) =>
  received.status === 401 && headers['authorization']?.includes('0123456789') === true
    ? { ...received, status: 200, text: '{"status":"success"}' }
    : received,
)

test('R-CALL-03 the report says how to get the sessions of its curl lines', async () => {
  const verdict = await verifyMock(anyToken, {
    probes: new Set(['sessions-are-required', 'others-stay-out']),
  })
  const lines = terminalText(verdict, 'http://b').split('\n')
  const [first, second, third] = lines.slice(lines.findIndex((line) => line.startsWith('The curl')))
  expect(first).toBe('The curl lines need a session. Type the password once, it is not shown:')
  expect(second).toBe(
    String.raw`  read -rs PW; TOKEN=$(curl -s -H 'content-type: application/json' -d '{"id":"demo","pw":"'"$PW"'"}' http://b/public/user/do_login | sed -n 's/.*"token" *: *"\([^"]*\)".*/\1/p')`,
  )
  expect(third).toContain('read -rs OTHER_PW; OTHER_TOKEN=$(curl')
  const text = terminalText(verdict, 'http://b')
  expect(text).toContain(`-H 'authorization: Bearer 0123456789abcdef0123456789abcdef'`)
  expect(text).not.toContain('demo1234')
})

test('R-CALL-03 at the site the session is the cookie of the login and the token of the page', async () => {
  const verdict = await verifyProxy(undefined, { probes: new Set() })
  const lines = sessionSetupLines(verdict, 'http://site').join('\n')
  expect(lines).toContain('COOKIE=$(curl -s -o /dev/null -D - ')
  expect(lines).toContain('-H "cookie: $COOKIE" -d \'{}\' http://site/api/routes/session')
})
