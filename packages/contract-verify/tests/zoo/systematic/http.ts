import { at, erring, receiving } from '../layers.ts'
import type { Json } from '../layers.ts'
import type { Received } from '../../../core/model.ts'
import { allOperations, memberOperations, operationsWhere, saying } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

const withHeader = (received: Received, headers: Readonly<Record<string, string>>): Received => ({
  ...received,
  headers: { ...received.headers, ...headers },
})

const headed =
  (
    headers: Readonly<Record<string, string>>,
    isWanted: (received: Received) => boolean = ({ status }) => status === 200,
  ): Way =>
  (place) =>
    receiving(place, (received) => (isWanted(received) ? withHeader(received, headers) : received))

const allowing =
  (headersFor: (origin: string) => Readonly<Record<string, string>>): Way =>
  (place) =>
    at(place, async (sent, next) => {
      const received = await next(sent)
      const origin = sent.headers['origin']
      return origin === undefined ? received : withHeader(received, headersFor(origin))
    })

const credentials = { 'access-control-allow-credentials': 'true' }

const spoilt =
  (change: (received: Received) => Received): Way =>
  (place) =>
    receiving(place, (received) => (received.status === 200 ? change(received) : received))

const doubled = (text: string, value: string): string => {
  const name = /^\{("[^"]+"):/.exec(text)?.[1]
  return name === undefined ? text : `{${name}:${value},${text.slice(1)}`
}

export const problem =
  (change: (json: Json) => Json, status = 400): Way =>
  (place) =>
    erring(place, status, (received, json) => saying(received, change(json)))

const withoutName =
  (name: string) =>
  (json: Json): Json => {
    const { [name]: _left, ...rest } = json
    return rest
  }

const reading = operationsWhere(({ operationId }) =>
  /List$|^get(Member|Payment|SlotSetting|Note)|HealthCheck|notices/.test(operationId),
)
export const constrained = operationsWhere(
  ({ access, operationId }) => access === 'member' && operationId !== 'deleteNote',
)

export const httpClasses: readonly FaultClass[] = [
  {
    name: 'private answers may be cached',
    source: 'RFC 9111 5.2.2; RFC 9110 9.3.3; OWASP API8:2023',
    places: memberOperations.filter((one) => reading.includes(one)),
    ways: {
      'by all': headed({ 'cache-control': 'public, max-age=600' }),
      'by shared caches': headed({ 'cache-control': 's-maxage=60' }),
      'for an hour': headed({ 'cache-control': 'max-age=3600' }),
      'until a day': headed({ expires: 'Thu, 01 Dec 2039 16:00:00 GMT' }),
      'public alone': headed({ 'cache-control': 'public' }),
      'for ever': headed({ 'cache-control': 'public, max-age=31536000, immutable' }),
    },
  },
  {
    name: 'other sites may read answers',
    source: 'OWASP API8:2023 Security Misconfiguration; Fetch, CORS protocol',
    places: memberOperations,
    ways: {
      'each origin, with credentials': allowing((origin) => ({
        'access-control-allow-origin': origin,
        ...credentials,
      })),
      'all, with credentials': allowing(() => ({
        'access-control-allow-origin': '*',
        ...credentials,
      })),
      'null, with credentials': allowing((origin) =>
        origin === 'null' ? { 'access-control-allow-origin': 'null', ...credentials } : {},
      ),
    },
  },
  {
    name: 'bodies that are not what they say',
    source: 'RFC 9110 8.3, 8.4; RFC 8259 4, 8.1',
    places: allOperations,
    ways: {
      'gzip that is none': headed({ 'content-encoding': 'gzip' }),
      'br that is none': headed({ 'content-encoding': 'br' }),
      'another charset': headed({ 'content-type': 'application/json; charset=euc-kr' }),
      'Latin 1': headed({ 'content-type': 'application/json; charset=iso-8859-1' }),
      'a byte order mark': spoilt((received) => ({ ...received, text: `\uFEFF${received.text}` })),
      'a name twice': spoilt((received) => ({ ...received, text: doubled(received.text, 'null') })),
      'a name twice, both alike': spoilt((received) => ({
        ...received,
        text: doubled(received.text, /^\{"[^"]+":("[^"]*"|[^,}]+)/.exec(received.text)?.[1] ?? '1'),
      })),
      'a page': headed({ 'content-type': 'text/html; charset=utf-8' }),
      'no media type': spoilt(
        ({ headers: { 'content-type': _type, ...headers }, ...received }) => ({
          ...received,
          headers,
        }),
      ),
      'two values': spoilt((received) => ({ ...received, text: `${received.text}\n{}` })),
      'a beginning against theft': spoilt((received) => ({
        ...received,
        text: `)]}',\n${received.text}`,
      })),
      'single quotation marks': spoilt((received) => ({
        ...received,
        text: received.text.replaceAll('"', "'"),
      })),
      'half of it': spoilt((received) => ({
        ...received,
        text: received.text.slice(0, received.text.length / 2),
      })),
    },
  },
  {
    name: 'statuses of HTTP',
    source: 'RFC 9110 15; Schemathesis status_code_conformance',
    places: allOperations,
    ways: {
      created: spoilt((received) => ({ ...received, status: 201 })),
      'no content': spoilt((received) => ({ ...received, status: 204, text: '' })),
      'a redirect': spoilt((received) => ({
        ...received,
        status: 302,
        headers: { ...received.headers, location: '/login' },
      })),
      'success for a refused request': (place) =>
        erring(place, 400, (received) => ({ ...received, status: 200 })),
      'another for a refused request': (place) =>
        erring(place, 400, (received, json) => ({
          ...saying(received, { ...json, status: 409 }),
          status: 409,
        })),
      'not found instead of refused': (place) =>
        erring(place, 400, (received, json) => ({
          ...saying(received, { ...json, status: 404 }),
          status: 404,
        })),
      'each tenth fails': (place) => {
        let calls = 0
        return receiving(place, (received) =>
          (calls += 1) % 10 === 4
            ? { ...received, status: 500, text: '{"error":"internal"}' }
            : received,
        )
      },
    },
  },
  {
    name: 'errors that are no problems',
    source: 'RFC 9457 3',
    places: constrained,
    ways: {
      'plain JSON': (place) =>
        erring(place, 400, (received) =>
          withHeader(received, { 'content-type': 'application/json' }),
        ),
      'without a type': problem(withoutName('type')),
      'without a title': problem(withoutName('title')),
      'without a code': problem(withoutName('code')),
      'without the id of the request': problem(withoutName('requestId')),
      'another status within': problem((json) => ({ ...json, status: 500 })),
      'the status as a text': problem((json) => ({ ...json, status: String(json['status']) })),
      'a code of another status': problem((json) => ({ ...json, code: 'session_missing' })),
      'an unknown code': problem((json) => ({ ...json, code: 'oops' })),
      'the title as an object': problem((json) => ({ ...json, title: { ko: 'x' } })),
      'in the session, plain JSON': (place) =>
        erring(place, 401, (received) =>
          withHeader(received, { 'content-type': 'application/json' }),
        ),
      'in the session, without a code': problem(withoutName('code'), 401),
      'another id of the request': (place) =>
        receiving(place, (received) => withHeader(received, { 'x-request-id': 'of-another' })),
      'no id of the request': (place) =>
        receiving(place, ({ headers: { 'x-request-id': _id, ...headers }, ...received }) => ({
          ...received,
          headers,
        })),
    },
  },
]
