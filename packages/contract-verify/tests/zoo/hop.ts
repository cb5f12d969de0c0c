import { proxyRoutes } from '../../../../src/generated/proxy-routes.ts'
import type { operations } from '../../../../src/generated/proxy-api.ts'
import type { Received, Sent, Transport } from '../../core/model.ts'
import type { HopLayer } from '../../../../tests/support/verified-proxy.ts'
import { bodyOf, json, withHeaders } from './layers.ts'
import type { Json } from './layers.ts'

type RouteId = keyof operations

/** A proxy with one fault, and the check and place that must report it. */
export type HopBreak = {
  readonly name: string
  readonly check: string
  /** A route, or a backend operation without one. */
  readonly operation: string
  readonly layer: HopLayer
}

const pathOf = (id: RouteId): string => {
  const found = proxyRoutes.find(({ operationId }) => operationId === id)
  if (found === undefined) throw new Error(`There is no route ${id}`)
  return found.path
}

const at =
  (id: RouteId, answer: (sent: Sent, next: Transport) => Promise<Received>): HopLayer =>
  (next) =>
  (sent) =>
    sent.path === pathOf(id) ? answer(sent, next) : next(sent)

const receiving = (id: RouteId, change: (received: Received, sent: Sent) => Received): HopLayer =>
  at(id, async (sent, next) => change(await next(sent), sent))

const answering = (id: RouteId, change: (answer: Json) => unknown): HopLayer =>
  receiving(id, (received) =>
    received.status === 200
      ? { ...received, text: JSON.stringify(change(JSON.parse(received.text) as Json)) }
      : received,
  )

const without = (sent: Sent, name: string): Sent => {
  const { [name]: _gone, ...headers } = sent.headers
  return { ...sent, headers }
}

const withHeader = (received: Received, name: string, value: string): Received => ({
  ...received,
  headers: { ...received.headers, [name]: value },
})

/** Accepts half of a session's credentials if both halves were seen together. */
const halfIsEnough =
  (id: RouteId, given: 'cookie' | 'authorization', lacking: 'cookie' | 'authorization'): HopLayer =>
  (next) => {
    const others = new Map<string, string>()
    return async (sent) => {
      const one = sent.headers[given] ?? ''
      const other = sent.headers[lacking]
      const known = others.get(one)
      const isHalf = sent.path === pathOf(id) && other === undefined && known !== undefined
      const received = await next(isHalf ? withHeaders(sent, { [lacking]: known }) : sent)
      if (other !== undefined && received.status === 200) others.set(one, other)
      return received
    }
  }

/** Exposes the backend's token as the page token. */
const sameToken: HopLayer = (next, backend) => {
  const pages = new Map<string, string>()
  return async (sent) => {
    const page = pages.get(sent.headers['authorization']?.replace('Bearer ', '') ?? '')
    const own = page === undefined ? sent : withHeaders(sent, { authorization: `Bearer ${page}` })
    const received = await next(own)
    if (sent.path !== pathOf('session') || !received.text.includes('"token"')) return received
    const login = await backend({
      method: 'POST',
      path: '/public/user/do_login',
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({ id: 'demo', pw: 'demo1234' }),
    })
    const { token } = JSON.parse(login.text) as { token: string }
    const answer = JSON.parse(received.text) as Json
    pages.set(token, String(answer['token']))
    return { ...received, text: JSON.stringify({ ...answer, token }) }
  }
}

const problem = (code: string, status: number, detail = ''): Received => {
  const body = { type: `/problems/${code}`, title: 'No', status, code, detail, requestId: 'x' }
  return json(body, status, { 'content-type': 'application/problem+json' })
}

const telling = (id: RouteId, code: string, otherwise: Received): HopLayer =>
  receiving(id, (received, sent) =>
    received.status >= 400 && received.text.includes(`"${code}"`)
      ? withHeader(otherwise, 'x-request-id', sent.headers['x-request-id'] ?? '')
      : received,
  )

let keys = 0

export const hopBreaks: readonly HopBreak[] = [
  {
    name: 'an inner field comes along',
    check: 'no-extra-field',
    operation: 'getNoteList',
    layer: answering('getNoteList', (answer) => ({ ...answer, shard: 7 })),
  },
  {
    name: "the login tells the backend's token",
    check: 'no-secret',
    operation: 'userDoLogin',
    layer: answering('userDoLogin', (answer) => ({ ...answer, token: 'of-the-backend' })),
  },
  {
    name: "the page's token is that of the backend",
    check: 'nothing-inner-leaks',
    operation: 'session',
    layer: sameToken,
  },
  {
    name: 'any route sets a cookie',
    check: 'nothing-inner-leaks',
    operation: 'getMember',
    layer: receiving('getMember', (received) =>
      withHeader(received, 'set-cookie', 'backend=1; Path=/'),
    ),
  },
  {
    name: 'an error says which path of the backend failed',
    check: 'nothing-inner-leaks',
    operation: 'getMember',
    layer: telling('getMember', 'session_missing', {
      ...problem('session_missing', 401, 'POST /public/user/get_member failed'),
    }),
  },
  {
    name: 'a backend that is away is told as a fault of the site',
    check: 'errors-are-mapped',
    operation: 'getSlotSetting',
    layer: telling('getSlotSetting', 'backend_unreachable', problem('internal_fault', 500)),
  },
  {
    name: "the backend's 401 does not end the session",
    check: 'errors-are-mapped',
    operation: 'getMember',
    layer: telling('getMember', 'session_expired', problem('backend_fault', 502)),
  },
  {
    name: 'a transfer whose outcome is unknown is told as refused',
    check: 'errors-are-mapped',
    operation: 'transferIn',
    layer: telling('transferIn', 'outcome_unknown', problem('backend_fault', 502)),
  },
  {
    name: 'what the backend says in its error is passed on',
    check: 'errors-are-mapped',
    operation: 'getUserNotices',
    layer: telling(
      'getUserNotices',
      'too_many_requests',
      withHeader(
        problem('too_many_requests', 429, 'only the backend says this'),
        'retry-after',
        '1',
      ),
    ),
  },
  {
    name: 'a route is not there',
    check: 'implemented',
    operation: 'getBetsList',
    layer: at('getBetsList', () => Promise.resolve(problem('route_unknown', 404))),
  },
  {
    name: 'a path of the backend is open past the routes',
    check: 'routes-are-mapped',
    operation: 'noticePopup',
    layer: (next, backend) => (sent) =>
      sent.path === '/public/community/notice_popup' ? backend(sent) : next(sent),
  },
  {
    name: 'a route that nobody wrote is answered',
    check: 'routes-are-mapped',
    operation: 'session',
    layer: (next) => (sent) =>
      sent.path === '/api/routes/no-such-route'
        ? Promise.resolve(json({ status: 'success' }))
        : next(sent),
  },
  {
    name: 'a balance is another than that of the backend',
    check: 'hops-agree',
    operation: 'getInGameBalance',
    layer: answering('getInGameBalance', (answer) => ({
      ...answer,
      balance: Number(answer['balance']) + 1,
    })),
  },
  {
    name: 'a list lacks its last item',
    check: 'hops-agree',
    operation: 'getNoteList',
    layer: answering('getNoteList', (answer) => ({
      ...answer,
      list: (answer['list'] as unknown[]).slice(0, -1),
    })),
  },
  {
    name: 'the cookie alone is enough',
    check: 'pages-keep-their-session',
    operation: 'getMember',
    layer: halfIsEnough('getMember', 'cookie', 'authorization'),
  },
  {
    name: 'the page token alone is enough',
    check: 'pages-keep-their-session',
    operation: 'getDepositList',
    layer: halfIsEnough('getDepositList', 'authorization', 'cookie'),
  },
  {
    name: 'a page of another origin may ask',
    check: 'pages-keep-their-session',
    operation: 'getNoticePopup',
    layer: at('getNoticePopup', (sent, next) => next(without(sent, 'origin'))),
  },
  {
    name: 'scripts can read the cookie',
    check: 'pages-keep-their-session',
    operation: 'userDoLogin',
    layer: receiving('userDoLogin', (received) => {
      const set = received.headers['set-cookie']
      return set === undefined
        ? received
        : withHeader(received, 'set-cookie', set.replace('; HttpOnly', ''))
    }),
  },
  {
    name: 'who signs out stays signed in',
    check: 'pages-keep-their-session',
    operation: 'logout',
    layer: at('logout', (sent, next) => next(without(sent, 'cookie'))),
  },
  {
    name: 'a key is made anew for each request',
    check: 'keys-move-once',
    operation: 'transferIn',
    layer: at('transferIn', (sent, next) =>
      next(withHeaders(sent, { 'idempotency-key': `hop-fresh-${(keys += 1)}-0123456789` })),
    ),
  },
  {
    name: 'an unknown property is let through',
    check: 'wrong-requests-are-refused',
    operation: 'getNoteList',
    layer: at('getNoteList', (sent, next) => {
      const { unexpected: _gone, ...body } = bodyOf(sent) ?? {}
      return next(bodyOf(sent) === null ? sent : { ...sent, text: JSON.stringify(body) })
    }),
  },
  {
    name: 'an error is not a Problem',
    check: 'content-type-documented',
    operation: 'getMember',
    layer: receiving('getMember', (received) =>
      received.status === 401 ? withHeader(received, 'content-type', 'text/html') : received,
    ),
  },
]
