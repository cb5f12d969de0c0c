import { backendOperations } from '#site/generated/backend-operations.ts'
import type { OperationId } from '#mocks/handlers/contract.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../../contract/model.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'

export type Json = Record<string, unknown>
export type Rows = readonly Json[]

/** An operation of the backend, or the path of a route. */
export type Place = OperationId | `/${string}`

/** A fault at a place. */
export type FaultLayer = (place: Place) => Layer

/**
 * Faults by the check that must report them and the operation that it names, with a third word where another operation
 * is at fault.
 */
export type FaultTable = Readonly<Record<string, Readonly<Record<string, FaultLayer>>>>

export function requirePath(place: Place): string {
  const operation = backendOperations.find(({ operationId }) => operationId === place)
  if (operation === undefined && !place.startsWith('/')) throw new Error(`There is no ${place}`)
  return operation?.path ?? place
}

/** Combines layers; the first one sees the request first. */
export const stackLayers =
  (...layers: readonly Layer[]): Layer =>
  (next, pass) =>
    layers.reduceRight((inner, layer) => layer(inner, pass), next)

export const withMemory =
  (begin: () => Layer): Layer =>
  (next, pass) =>
    begin()(next, pass)

type Answer = (sent: RequestSent, next: Transport) => Promise<ReceivedResponse>

export const atPath =
  (place: Place, answer: Answer) =>
  (next: Transport): Transport =>
  (sent) =>
    sent.path === requirePath(place) ? answer(sent, next) : next(sent)

export const changeResponse = (
  place: Place,
  change: (received: ReceivedResponse, sent: RequestSent) => ReceivedResponse,
) => atPath(place, async (sent, next) => change(await next(sent), sent))

export const changeAnswer = (place: Place, change: (json: Json, sent: RequestSent) => unknown) =>
  changeResponse(place, (received, sent) =>
    received.status === 200 ? withJsonBody(received, change(jsonOf(received), sent)) : received,
  )

const changeRequest = (place: Place, change: (sent: RequestSent) => RequestSent) =>
  atPath(place, (sent, next) => next(change(sent)))

const changeRequestBody = (place: Place, change: (body: Json) => unknown) =>
  changeRequest(place, (sent) => {
    const body = bodyOf(sent)
    return body === null ? sent : withBody(sent, change(body))
  })

const atPlace =
  <Args extends readonly unknown[]>(
    layer: (place: Place, ...args: Args) => (next: Transport) => Transport,
  ) =>
  (...args: Args) =>
  (place: Place) =>
    layer(place, ...args)

export const interceptCalls = atPlace(atPath)
export const changeResponses = atPlace(changeResponse)
export const changeAnswers = atPlace(changeAnswer)
export const changeRequests = atPlace(changeRequest)
export const changeRequestBodies = atPlace(changeRequestBody)

/** Creates a layer whose memory lasts for one run. */
export const withRunMemory =
  (begin: () => FaultLayer): FaultLayer =>
  (place) =>
    withMemory(() => begin()(place))

/** Changes answers of a status. */
export const changeStatus =
  (
    status: number,
    change: (received: ReceivedResponse, sent: RequestSent) => ReceivedResponse,
  ): FaultLayer =>
  (place) =>
    changeResponse(place, (received, sent) =>
      received.status === status ? change(received, sent) : received,
    )

export const changeProblems = (change: (json: Json) => unknown, status = 400): FaultLayer =>
  changeStatus(status, (received) => withJsonBody(received, change(jsonOf(received))))

/** Says another answer where the backend says this status. */
export const replaceOutcome = (status: string, other: unknown): FaultLayer =>
  changeAnswers((json) => (json['status'] === status ? other : json))

/** The object in a request's body; null: none. */
export function bodyOf({ text = '' }: RequestSent): Json | null {
  const body = parseOrUndefined(text)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Json) : null
}

export function parseOrUndefined(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The object in an answer; empty: none. */
export const jsonOf = ({ text }: Pick<ReceivedResponse, 'text'>): Json =>
  (parseOrUndefined(text) ?? {}) as Json

export const statusOf = (received: ReceivedResponse): unknown =>
  received.status === 200 ? jsonOf(received)['status'] : undefined
export const isSuccess = (received: ReceivedResponse): boolean => statusOf(received) === 'success'
export const rowsOf = (received: ReceivedResponse): Rows => (jsonOf(received)['list'] ?? []) as Rows

export const withJsonBody = (received: ReceivedResponse, body: unknown): ReceivedResponse => ({
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

export const authorizationOf = ({ headers }: RequestSent): string => headers['authorization'] ?? ''

export const withHeaders = <Message extends RequestSent | ReceivedResponse>(
  message: Message,
  headers: Headers,
): Message => ({
  ...message,
  headers: { ...message.headers, ...headers },
})

/** Adds headers to the answers with an HTTP status. */
export const addHeaders = (headers: Readonly<Record<string, string>>, status = 200): FaultLayer =>
  changeStatus(status, (received) => withHeaders(received, headers))

export const withoutHeader = <Message extends RequestSent | ReceivedResponse>(
  message: Message,
  name: string,
): Message => {
  const { [name]: _gone, ...headers } = message.headers
  return { ...message, headers }
}

export const withBody = (sent: RequestSent, body: unknown): RequestSent => ({
  ...sent,
  text: JSON.stringify(body),
})

/** An earlier answer, for a later request. */
export const withRequestIdOf = (sent: RequestSent, received: ReceivedResponse): ReceivedResponse =>
  withHeaders(received, { 'x-request-id': sent.headers['x-request-id'] ?? '' })

let keys = 0
export const withKey = (sent: RequestSent): RequestSent =>
  withHeaders(sent, { 'idempotency-key': `zoo-key-${(keys += 1)}-0123456789` })

export const sendAlso = (
  next: Transport,
  sent: RequestSent,
  place: Place,
  body: unknown,
): Promise<ReceivedResponse> =>
  next(withKey({ ...withBody(sent, body), method: 'POST', path: requirePath(place) }))

export const removeProperty =
  (name: string) =>
  ({ [name]: _gone, ...rest }: Json): Json =>
    rest
export const setProperty =
  (name: string, value: unknown) =>
  (holder: Json): Json => ({ ...holder, [name]: value })

/** Changes the value at a path of an answer; a list's rows are changed each. */
export const changeWithin = (names: string, change: (holder: Json) => Json): FaultLayer => {
  const inside = (value: Json, [first, ...rest]: readonly string[]): Json => {
    if (first === undefined) return change(value)
    const inner = value[first]
    if (inner === undefined) return value
    return setProperty(
      first,
      Array.isArray(inner)
        ? inner.map((row: Json) => inside(row, rest))
        : inside(inner as Json, rest),
    )(value)
  }
  return changeAnswers((answer) => inside(answer, names.split('/')))
}

/** Changes texts anywhere in an answer. */
export function changeTexts(
  value: unknown,
  change: (text: string, name: string, holder: Json) => unknown,
) {
  return JSON.parse(JSON.stringify(value), function (this: Json, name, child: unknown) {
    return typeof child === 'string' ? change(child, name, this) : child
  }) as unknown
}
