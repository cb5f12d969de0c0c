import {
  addHeaders,
  changeAnswers,
  jsonOf,
  changeProblems,
  changeResponses,
  setProperty,
  changeTexts,
  withHeaders,
  changeWithin,
} from './layers.ts'
import type { FaultTable, Json, FaultLayer } from './layers.ts'

const detail = (text: string): FaultLayer => changeProblems(setProperty('detail', text))
/** Adds undocumented fields to the answer and one level below. */
const exposing = (extra: Json): FaultLayer => {
  const more = (value: unknown) =>
    typeof value === 'object' && value !== null ? { ...value, ...extra } : value
  return changeAnswers((body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, child]) => [
        name,
        Array.isArray(child) ? child.map(more) : more(child),
      ]),
    ),
  )
}
const readable = (headersFor: (origin: string) => Readonly<Record<string, string>>): FaultLayer =>
  changeResponses((received, { headers: { origin } }) =>
    origin === undefined
      ? received
      : withHeaders(received, {
          'access-control-allow-credentials': 'true',
          ...headersFor(origin),
        }),
  )
const withCookie = (cookieOf: (token: string) => string): FaultLayer =>
  changeResponses((received) => {
    const { token } = jsonOf(received)
    return typeof token === 'string'
      ? withHeaders(received, { 'set-cookie': cookieOf(token) })
      : received
  })
const marked = (mark: string, names = 'title content'): FaultLayer =>
  changeAnswers((body) =>
    changeTexts(body, (text, name) => (names.split(' ').includes(name) ? `${text} ${mark}` : text)),
  )

export const exposureFaults: FaultTable = {
  'no-extra-field getPayment': {
    'there is a field that the contract does not know': changeWithin(
      'list',
      setProperty('feePercent', 1),
    ),
  },
  'no-extra-field userHealthCheck': {
    'there is a field twice, the second misspelt': changeAnswers(setProperty('notecount', 0)),
  },
  'no-secret doLogin': {
    'an answer repeats the password': changeAnswers((body, sent) => ({
      ...body,
      request: sent.text,
    })),
  },
  'no-secret openGame': {
    'an address has the token': changeAnswers((body, { headers: { authorization = '' } }) =>
      typeof body['gameUrl'] === 'string'
        ? { ...body, gameUrl: `${body['gameUrl']}&token=${authorization.split(' ')[1]}` }
        : body,
    ),
  },
  'no-secret getMember': {
    'a member has a password hash': exposing({ password_hash: '$2b$10$abcdefghijklmnop' }),
  },
  'no-secret helpList': {
    'an item has a hash of a password': exposing({ passwordHash: '$2b$10$abcdefghijklmnopqrstuv' }),
    'an item tells an e-mail': exposing({ email: 'demo@maru.example' }),
    'an item tells a telephone number': exposing({ phone: '010-1234-5678' }),
    'an item tells an address of a network': exposing({ lastIp: '203.0.113.7' }),
    'an item tells a number of a resident': exposing({ jumin: '900101-1234567' }),
    'an object in an item tells an e-mail': exposing({ owner: { email: 'demo@maru.example' } }),
    'an answer tells a salt': changeAnswers(setProperty('auth', { salt: 'f00', hash: 'abc' })),
    'an answer tells a token of renewal': changeAnswers(
      setProperty('refreshToken', 'c0ffee00c0ffee00'),
    ),
    'an answer tells a key': changeAnswers(setProperty('config', { apiKey: 'sk_live_0123456789' })),
  },
  'no-inner-workings getDepositList': {
    'an error has a stack of its own': changeProblems(
      setProperty('stack', 'Error: x\n    at Object.run (/usr/src/app/dist/index.js:10:5)'),
    ),
    'an error shows a stack trace of Node': detail(
      'TypeError: x is undefined\n    at find (/srv/app/slots.js:12:9)',
    ),
    'an error shows a stack trace of Java': detail(
      'java.lang.NullPointerException\n\tat kr.maru.api.Handler.run(Handler.java:42)',
    ),
    'an error shows a stack trace of Python': detail(
      'Traceback (most recent call last):\n  File "/srv/app/main.py", line 3',
    ),
    'an error shows a stack trace of PHP': detail(
      'PHP Fatal error:  Uncaught TypeError in /var/www/html/api.php:33',
    ),
    'an error shows a stack trace of .NET': detail(
      '   at Maru.Api.Controllers.MemberController.Get() in C:\\src\\Api\\Member.cs:line 21',
    ),
    'an error shows a stack trace of Go': detail(
      'goroutine 1 [running]:\nmain.main()\n\t/app/main.go:12 +0x1d',
    ),
    'an error shows a statement': detail("SELECT * FROM members WHERE id = 'demo'"),
    'an error shows a message of MySQL': detail(
      'You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version',
    ),
    'an error shows a message of PostgreSQL': detail(
      'ERROR:  duplicate key value violates unique constraint "members_pkey"',
    ),
    'an error shows an inner address': detail('connect ECONNREFUSED 10.0.3.17:5432'),
  },
  'private-answers-stay-private getMember': {
    'all caches may keep an answer': addHeaders({ 'cache-control': 'public, max-age=600' }),
    'all caches may keep an answer for ever': addHeaders({
      'cache-control': 'public, max-age=31536000, immutable',
    }),
    'shared caches may keep an answer': addHeaders({ 'cache-control': 's-maxage=60' }),
    'caches may keep an answer for an hour': addHeaders({ 'cache-control': 'max-age=3600' }),
    'caches may keep an answer until a day': addHeaders({
      expires: 'Thu, 01 Dec 2039 16:00:00 GMT',
    }),
    'an answer is public': addHeaders({ 'cache-control': 'public' }),
    'each origin may read with credentials': readable((origin) => ({
      'access-control-allow-origin': origin,
    })),
    'all origins may read with credentials': readable(() => ({
      'access-control-allow-origin': '*',
    })),
    'the origin null may read with credentials': readable((origin): Record<string, string> =>
      origin === 'null' ? { 'access-control-allow-origin': 'null' } : {},
    ),
  },
  'private-answers-stay-private doLogin': {
    'a cookie for scripts has the token': withCookie((token) => `token=${token}; Path=/`),
    'a cookie of all sites has the token': withCookie(
      (token) => `sid=${token}; Path=/; Max-Age=31536000; SameSite=None`,
    ),
  },
  'texts-are-harmless notices': {
    'a notice has a script': marked('<script>alert(1)</script>'),
    'a notice has a picture with a handler': marked('<img src=x onerror="alert(1)">'),
    'a notice has a link of a script': marked('<a href="javascript:alert(1)">여기</a>'),
    'a notice has a drawing with a handler': marked('<svg onload=alert(1)></svg>'),
    'a notice has a script in other case': marked('<ScRiPt src=//other.example></sCrIpT>'),
    'a notice has a link of data': marked('<a href="data:text/html;base64,PHNjcmlwdD4=">여기</a>'),
  },
  'texts-are-harmless helpRead': {
    'an answer to an inquiry has a script': marked('<script>alert(1)</script>', 'answer'),
  },
}
