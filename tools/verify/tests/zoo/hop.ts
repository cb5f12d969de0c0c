import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import type { ReceivedResponse } from '../../contract/model.ts'
import type { HopLayer } from '../../../../tests/support/verified-proxy.ts'
import {
  changeAnswers,
  bodyOf,
  interceptCalls,
  json,
  jsonOf,
  requirePath,
  problem,
  changeResponses,
  withJsonBody,
  changeRequests,
  setProperty,
  withBody,
  withHeaders,
  withKey,
  withoutHeader,
} from './layers.ts'
import type { Json, Place, Rows } from './layers.ts'
import { withToken } from './members.ts'

type HopWay = (place: Place) => HopLayer

const routeOf = (id: string): Place => {
  const route = proxyRoutes.find(({ operationId }) => operationId === id)
  return (route?.path ?? requirePath(id as Place)) as Place
}

/** Accepts half of a session's credentials if both halves were seen together. */
const halfIsEnough =
  (sentHeader: 'cookie' | 'authorization', missingHeader: 'cookie' | 'authorization'): HopWay =>
  (place) =>
  (next) => {
    const others = new Map<string, string>()
    return async (sent) => {
      const { [sentHeader]: key = '', [missingHeader]: value } = sent.headers
      const otherValue = others.get(key)
      const isHalf = sent.path === place && value === undefined && otherValue !== undefined
      const received = await next(
        isHalf ? withHeaders(sent, { [missingHeader]: otherValue }) : sent,
      )
      if (value !== undefined && received.status === 200) others.set(key, value)
      return received
    }
  }

/** Exposes the backend's token as the page token. */
const sameToken: HopWay = (place) => (next, backend) => {
  const pages = new Map<string, string>()
  return async (sent) => {
    const page = pages.get(sent.headers['authorization']?.replace('Bearer ', '') ?? '')
    const received = await next(page === undefined ? sent : withToken(sent, page))
    if (sent.path !== place || !received.text.includes('"token"')) return received
    const login = { method: 'POST', path: requirePath('doLogin'), text: '', headers: {} }
    const answer = await backend(
      withHeaders(withBody(login, { id: 'demo', pw: 'demo1234' }), {
        'content-type': 'application/json',
      }),
    )
    const token = String(jsonOf(answer)['token'])
    pages.set(token, String(jsonOf(received)['token']))
    return withJsonBody(received, { ...jsonOf(received), token })
  }
}

/** Replaces an error by another one. */
const telling = (
  code: string,
  [other, status]: readonly [string, number],
  detail = '',
  headers: ReceivedResponse['headers'] = {},
): HopWay =>
  changeResponses((received, sent) =>
    received.status >= 400 && received.text.includes(`"${code}"`)
      ? withHeaders(problem(sent, status, other, { detail }), headers)
      : received,
  )

const faults: Readonly<Record<string, Readonly<Record<string, HopWay>>>> = {
  'no-extra-field getNoteList': {
    'an inner field comes along': changeAnswers(setProperty('shard', 7)),
  },
  'no-secret userDoLogin': {
    "the login tells the backend's token": changeAnswers(setProperty('token', 'of-the-backend')),
  },
  'nothing-inner-leaks session': { "the page's token is that of the backend": sameToken },
  'nothing-inner-leaks getMember': {
    'any route sets a cookie': changeResponses((received) =>
      withHeaders(received, { 'set-cookie': 'backend=1; Path=/' }),
    ),
    'an error says which path of the backend failed': telling(
      'session_missing',
      ['session_missing', 401],
      'POST /public/user/get_member failed',
    ),
  },
  'errors-are-mapped getSlotSetting': {
    'a backend that is away is reported as a fault of the site': telling('backend_unreachable', [
      'internal_fault',
      500,
    ]),
  },
  'errors-are-mapped getMember': {
    "the backend's 401 does not end the session": telling('session_expired', [
      'backend_fault',
      502,
    ]),
  },
  'errors-are-mapped transferIn': {
    'a transfer whose outcome is unknown is reported as refused': telling('outcome_unknown', [
      'backend_fault',
      502,
    ]),
  },
  'errors-are-mapped getUserNotices': {
    'what the backend says in its error is passed on': telling(
      'too_many_requests',
      ['too_many_requests', 429],
      'only the backend says this',
      { 'retry-after': '1' },
    ),
  },
  'implemented getBetsList': {
    'a route is not there': interceptCalls(async (sent) => problem(sent, 404, 'route_unknown')),
  },
  'routes-are-mapped noticePopup': {
    'a path of the backend is open past the routes': (place) => (next, backend) => (sent) =>
      sent.path === place ? backend(sent) : next(sent),
  },
  'routes-are-mapped session': {
    'a route that nobody wrote is answered': () => (next) => async (sent) =>
      sent.path === '/api/routes/no-such-route' ? json({ status: 'success' }) : next(sent),
  },
  'hops-agree getInGameBalance': {
    'a balance is another than that of the backend': changeAnswers((answer) =>
      setProperty('balance', Number(answer['balance']) + 1)(answer),
    ),
  },
  'hops-agree getNoteList': {
    'a list lacks its last item': changeAnswers((answer) =>
      setProperty('list', (answer['list'] as Rows).slice(0, -1))(answer),
    ),
  },
  'pages-keep-their-session getMember': {
    'the cookie alone is enough': halfIsEnough('cookie', 'authorization'),
  },
  'pages-keep-their-session getDepositList': {
    'the page token alone is enough': halfIsEnough('authorization', 'cookie'),
  },
  'pages-keep-their-session getNoticePopup': {
    'a page of another origin may ask': changeRequests((sent) => withoutHeader(sent, 'origin')),
  },
  'pages-keep-their-session userDoLogin': {
    'scripts can read the cookie': changeResponses((received) => {
      const { 'set-cookie': cookie } = received.headers
      return cookie === undefined
        ? received
        : withHeaders(received, { 'set-cookie': cookie.replace('; HttpOnly', '') })
    }),
  },
  'pages-keep-their-session logout': {
    'who signs out stays signed in': changeRequests((sent) => withoutHeader(sent, 'cookie')),
  },
  'keys-move-once transferIn': { 'a key is made new for each request': changeRequests(withKey) },
  'wrong-requests-are-refused getNoteList': {
    'an unknown property is let through': changeRequests((sent) => {
      const { unexpected: _gone, ...body }: Json = bodyOf(sent) ?? {}
      return bodyOf(sent) === null ? sent : withBody(sent, body)
    }),
  },
  'content-type-documented getMember': {
    'an error is not a Problem': changeResponses((received) =>
      received.status === 401 ? withHeaders(received, { 'content-type': 'text/html' }) : received,
    ),
  },
}

/** Proxies with one fault each. */
export const hopZoo = Object.entries(faults).flatMap(([key, ways]) => {
  const [check = '', operation = ''] = key.split(' ')
  return Object.entries(ways).map(([name, way]) => {
    const layer = way(routeOf(operation))
    return { name, check, operation, layer }
  })
})
