import { describe, expect, test } from 'vitest'
import { raw, START, startHarness } from './proxy-harness.ts'
import {
  authenticated,
  BACKEND_TOKEN,
  brokenAnswer,
  brokenSocket,
  json,
  member,
  problem,
  text,
} from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

type Call = {
  readonly route?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sends no cookie and no token. */
  readonly isGuest?: boolean
  /** What the backend answers to each operation. */
  readonly answer?: Act
  readonly method?: string
  readonly env?: Readonly<Record<string, string>>
}

const HEALTH = 'user-health-check'
const key = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }
const deposit = { route: 'apply-user-deposit', body: '{"amount":50000,"bankOwner":"김데모"}' }
const transfer = { route: 'transfer-in', body: '{"amount":100000}', headers: key }
const health = json({ status: 'success', user: member, noteCount: 2, helpCount: 1 })
const login = { route: 'user-do-login', isGuest: true, body: '{"id":"demo","pw":"demo1234"}' }

/** Calls by the HTTP status that answers them. */
const cases: Readonly<Record<number, Readonly<Record<string, Call>>>> = {
  200: {
    'a health check': { answer: health },
    'a member with an answer beyond the contract': { answer: json({ status: 'success', more: 1 }) },
    'a session call': { route: 'session' },
    'a session call of a guest': { route: 'session', isGuest: true },
    'a login': { ...login, answer: authenticated(START + HOUR_MS) },
    'a refused login': { ...login, answer: json({ status: 'pass' }) },
    'a logout': { route: 'logout' },
    'game settings': { route: 'get-slot-setting', answer: json({ status: 'success', slot: [] }) },
    'a deposit': { ...deposit, headers: key, answer: json({ status: 'success' }) },
    'a deposit that is refused': { ...deposit, headers: key, answer: json({ status: 'wait' }) },
    'a transfer': { ...transfer, answer: json({ status: 'success', balance: 1, gameMoney: 2 }) },
    'limits of a member': { route: 'get-protection' },
    'a limit': { route: 'set-limit', body: '{"limit":"deposit_24h","value":100000}' },
    'sessions of a member': { route: 'get-sessions' },
    'a request id of the client': { answer: health, headers: { 'x-request-id': 'request-0001' } },
    'answers as they come': { answer: health, env: { ANSWER_MODE: 'enforce' } },
  },
  400: {
    'a login without a password': { ...login, body: '{"id":"demo"}' },
    'a deposit without a key': deposit,
    'a deposit with a short key': { ...deposit, headers: { 'idempotency-key': 'x' } },
    'a deposit whose amount is a text': { ...deposit, headers: key, body: '{"amount":"50000"}' },
    'a body that is no JSON': { ...deposit, headers: key, body: '{"amount":' },
    'a body that is a list': { ...deposit, headers: key, body: '[]' },
    'an unknown property': { ...deposit, headers: key, body: '{"amount":50000,"more":true}' },
  },
  401: {
    'a health check of a guest': { isGuest: true },
    'a health check with the token of another page': { headers: { authorization: 'Bearer other' } },
    'a health check with another cookie': { headers: { cookie: 'session=other' } },
    'a public list': {
      route: 'get-user-notices',
      isGuest: true,
      answer: json({ status: 'success' }),
    },
    'a backend that ends the session': { answer: problem(401, 'session_expired') },
  },
  403: {
    'a login from another site': {
      ...login,
      headers: { origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' },
    },
  },
  404: {
    'an unknown route': { route: 'no-such-route' },
  },
  405: {
    'another method': { method: 'DELETE' },
  },
  413: {
    'a body that is too long': { ...login, body: `{"id":"${'x'.repeat(200_000)}"}` },
  },
  415: {
    'a body of another type': { ...deposit, headers: { ...key, 'content-type': 'text/plain' } },
  },
  421: {
    'another host': { headers: { host: 'attacker.example' } },
  },
  429: {
    'a backend that limits calls': { answer: problem(429, 'limited', { 'retry-after': '7' }) },
  },
  502: {
    'a backend that breaks off': { answer: brokenAnswer },
    'a backend that answers HTML': { answer: text('<h1>Bad gateway</h1>', 502, 'text/html') },
    'a backend that answers no JSON': { answer: text('{"status":') },
  },
  503: {
    'a backend that is down': { answer: problem(503, 'unavailable') },
  },
  504: {
    'a transfer of which nothing is heard': { ...transfer, answer: brokenSocket },
    'a transfer whose answer breaks off': { ...transfer, answer: brokenAnswer },
    'a transfer that fails at the backend': { ...transfer, answer: problem(500, 'fault') },
  },
}

/** What client, backend and operator see of a call through one entry, without what differs by chance. */
async function observe(call: Call, hasDirectPath: boolean) {
  const harness = await startHarness(call.env, {}, {}, {}, hasDirectPath)
  const browser = harness.browser()
  await browser.signIn()
  const before = harness.backend.received.length
  const { answer, body = '{}', route = HEALTH, method = 'POST' } = call
  if (answer) for (const operation of operations) harness.backend.stub(operation, answer)
  const own = call.isGuest
    ? {}
    : { cookie: browser.cookie() ?? '', authorization: `Bearer ${browser.token()}` }
  const headers = {
    host: new URL(harness.url).host,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...own,
    ...call.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} /api/routes/${route} HTTP/1.1`, ...lines, 'connection: close', '', '']
  const response = await raw(harness.url, head.join('\r\n') + body)
  const [heading = '', ...rest] = response.split('\r\n\r\n')
  const chance = [
    [new URL(harness.url).host, 'SITE'],
    [new URL(harness.backend.url).host, 'BACKEND'],
    [browser.cookie() ?? '', 'COOKIE'],
    [browser.token() ?? '', 'TOKEN'],
  ] as const
  const mask = (seen: unknown): string =>
    chance
      .reduce((all, [found, name]) => all.replaceAll(found, name), JSON.stringify(seen, null, 1))
      .replaceAll(/(?=[a-z_-]*[\dA-Z])[\w-]{22,}/g, 'ID')
      .replaceAll(/"(\w*(ms|Ms|bytes|at|At)|date)": \d+(\.\d+)?/g, '"$1": N')
  const sorted = heading
    .split('\r\n')
    .filter((line) => !/^(date|transfer-encoding|content-length|keep-alive):/i.test(line))
    .map((line) => line.replace(/^[\w-]+:/, (name) => name.toLowerCase()))
    .toSorted()
  return mask({
    status: heading.split('\r\n')[0],
    headers: sorted,
    body: rest.join(''),
    backend: harness.backend.received.slice(before),
    log: harness.log.slice(-1),
  })
}

const operations = [
  'user/user_health_check',
  'user/do_login',
  'community/notices',
  'community/get_user_notices',
  'slot/get_slot_setting',
  'slot/user_transfer_in',
  'balance/apply_user_deposit',
]

const rows = Object.entries(cases).flatMap(([status, calls]) =>
  Object.entries(calls).map(([name, call]) => [status, name, call] as const),
)

describe.concurrent('the direct entry and that of Requests', () => {
  test.each(rows)('R-CALL-01 both answer %s to %s', async (status, _, call) => {
    const [direct, requests] = [await observe(call, true), await observe(call, false)]
    expect(requests).toEqual(direct)
    expect(direct).toContain(`"HTTP/1.1 ${status} `)
    expect(direct.replaceAll(/"authorization": "[^"]+"/g, '')).not.toContain(BACKEND_TOKEN)
  })
})
