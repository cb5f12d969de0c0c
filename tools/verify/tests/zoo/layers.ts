import { backendOperations } from '#site/generated/backend-operations.ts'
import type { OperationId } from '#mocks/handlers/contract.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../../contract/model.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'

export type Json = Record<string, unknown>
export type Rows = readonly Json[]

/** An operation of the backend, or the path of a route. */
export type Place = OperationId | `/${string}`

/** A fault at a place. */
export type Way = (place: Place) => Layer

/**
 * Faults by the check that must report them and the operation that it names, with a third word where another operation
 * is at fault.
 */
export type Faults = Readonly<Record<string, Readonly<Record<string, Way>>>>

export function pathOf(place: Place): string {
  const found = backendOperations.find(({ operationId }) => operationId === place)
  if (found === undefined && !place.startsWith('/')) throw new Error(`There is no ${place}`)
  return found?.path ?? place
}

/** Combines layers; the first one sees the request first. */
export const stacked =
  (...layers: readonly Layer[]): Layer =>
  (next, pass) =>
    layers.reduceRight((inner, layer) => layer(inner, pass), next)

export const withMemory =
  (begin: () => Layer): Layer =>
  (next, pass) =>
    begin()(next, pass)

type Answer = (sent: RequestSent, next: Transport) => Promise<ReceivedResponse>

export const at =
  (place: Place, answer: Answer) =>
  (next: Transport): Transport =>
  (sent) =>
    sent.path === pathOf(place) ? answer(sent, next) : next(sent)

export const receiving = (
  place: Place,
  change: (received: ReceivedResponse, sent: RequestSent) => ReceivedResponse,
) => at(place, async (sent, next) => change(await next(sent), sent))

export const answering = (place: Place, change: (json: Json, sent: RequestSent) => unknown) =>
  receiving(place, (received, sent) =>
    received.status === 200 ? saying(received, change(jsonOf(received), sent)) : received,
  )

const sending = (place: Place, change: (sent: RequestSent) => RequestSent) =>
  at(place, (sent, next) => next(change(sent)))

const sendingBody = (place: Place, change: (body: Json) => unknown) =>
  sending(place, (sent) => {
    const body = bodyOf(sent)
    return body === null ? sent : withBody(sent, change(body))
  })

const placed =
  <Args extends readonly unknown[]>(
    layer: (place: Place, ...args: Args) => (next: Transport) => Transport,
  ) =>
  (...args: Args) =>
  (place: Place) =>
    layer(place, ...args)

export const calls = placed(at)
export const receives = placed(receiving)
export const answers = placed(answering)
export const sends = placed(sending)
export const sendsBody = placed(sendingBody)

/** A way with a memory of its own in each run. */
export const remembering =
  (begin: () => Way): Way =>
  (place) =>
    withMemory(() => begin()(place))

/** Changes answers of a status. */
export const of =
  (
    status: number,
    change: (received: ReceivedResponse, sent: RequestSent) => ReceivedResponse,
  ): Way =>
  (place) =>
    receiving(place, (received, sent) =>
      received.status === status ? change(received, sent) : received,
    )

export const problems = (change: (json: Json) => unknown, status = 400): Way =>
  of(status, (received) => saying(received, change(jsonOf(received))))

/** Says another answer where the backend says this status. */
export const instead = (status: string, other: unknown): Way =>
  answers((json) => (json['status'] === status ? other : json))

/** The object in a request's body; null: none. */
export function bodyOf({ text = '' }: RequestSent): Json | null {
  const body = parsed(text)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Json) : null
}

export function parsed(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The object in an answer; empty: none. */
export const jsonOf = ({ text }: Pick<ReceivedResponse, 'text'>): Json =>
  (parsed(text) ?? {}) as Json

export const statusOf = (received: ReceivedResponse): unknown =>
  received.status === 200 ? jsonOf(received)['status'] : undefined
export const isSuccess = (received: ReceivedResponse): boolean => statusOf(received) === 'success'
export const rowsOf = (received: ReceivedResponse): Rows => (jsonOf(received)['list'] ?? []) as Rows

export const saying = (received: ReceivedResponse, body: unknown): ReceivedResponse => ({
  ...received,
  text: JSON.stringify(body),
})

type Headers = Readonly<Record<string, string>>

export const json = (body: unknown, status = 200, headers: Headers = {}): ReceivedResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  text: JSON.stringify(body),
})

export const problem = (
  sent: RequestSent,
  status: number,
  code: string,
  more: Json = {},
): ReceivedResponse => {
  const requestId = sent.headers['x-request-id'] ?? ''
  return json(
    { type: `/problems/${code}`, title: 'No', status, code, requestId, ...more },
    status,
    {
      'content-type': 'application/problem+json',
      'x-request-id': requestId,
    },
  )
}

export const withHeaders = <One extends RequestSent | ReceivedResponse>(
  one: One,
  headers: Headers,
): One => ({
  ...one,
  headers: { ...one.headers, ...headers },
})

export const withoutHeader = <One extends RequestSent | ReceivedResponse>(
  one: One,
  name: string,
): One => {
  const { [name]: _gone, ...headers } = one.headers
  return { ...one, headers }
}

export const withBody = (sent: RequestSent, body: unknown): RequestSent => ({
  ...sent,
  text: JSON.stringify(body),
})

/** An earlier answer, for a later request. */
export const withIdOf = (sent: RequestSent, received: ReceivedResponse): ReceivedResponse =>
  withHeaders(received, { 'x-request-id': sent.headers['x-request-id'] ?? '' })

let keys = 0
export const withKey = (sent: RequestSent): RequestSent =>
  withHeaders(sent, { 'idempotency-key': `zoo-key-${(keys += 1)}-0123456789` })

export const also = (
  next: Transport,
  sent: RequestSent,
  place: Place,
  body: unknown,
): Promise<ReceivedResponse> =>
  next(withKey({ ...withBody(sent, body), method: 'POST', path: pathOf(place) }))

export const without =
  (name: string) =>
  ({ [name]: _gone, ...rest }: Json): Json =>
    rest
export const set =
  (name: string, value: unknown) =>
  (holder: Json): Json => ({ ...holder, [name]: value })

/** Changes what is at names of an answer, in each row of a list. */
export const within = (names: string, change: (holder: Json) => Json): Way => {
  const inside = (value: Json, [first, ...rest]: readonly string[]): Json => {
    if (first === undefined) return change(value)
    const inner = value[first]
    if (inner === undefined) return value
    return set(
      first,
      Array.isArray(inner)
        ? inner.map((row: Json) => inside(row, rest))
        : inside(inner as Json, rest),
    )(value)
  }
  return answers((answer) => inside(answer, names.split('/')))
}

/** Changes texts of an answer, wherever they stand. */
export function texts(
  value: unknown,
  change: (text: string, name: string, holder: Json) => unknown,
) {
  return JSON.parse(JSON.stringify(value), function (this: Json, name, one: unknown) {
    return typeof one === 'string' ? change(one, name, this) : one
  }) as unknown
}
