import { depositListRequestLimits } from '../../src/generated/limits/deposit-list-request.ts'
import { withdrawListRequestLimits } from '../../src/generated/limits/withdraw-list-request.ts'
import type { components, operations } from '../../src/generated/api.ts'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import { validators } from '../http/validators.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import type { FetchedNews, MemberEvent, NewsKind } from '../ports/live.ts'
import type { ClientRequest, ClientResponse } from '../ports/ports.ts'
import { ProblemError } from '../http/problem.ts'
import type { RequestContext } from '../http/request-context.ts'

type Schemas = components['schemas']
type Body = Readonly<Record<string, unknown>>
type PageLimits = typeof depositListRequestLimits | typeof withdrawListRequestLimits
type Caller = { readonly id: string; readonly member: string }

const RETRY_AFTER_SECONDS = 60

const headers = [
  'content-type',
  'text/event-stream; charset=utf-8',
  // Otherwise nginx and similar gateways would buffer the events.
  'x-accel-buffering',
  'no',
]

type StreamPorts = {
  /** Whether the session has not ended. */
  readonly isServed: () => Promise<boolean>
  /** Calls the backend for the session, as its page would; null: the session has ended. */
  readonly call: (context: RequestContext, body: Body) => Promise<BackendAnswer | null>
}

/**
 * Opens the stream of a member's changes.
 * @throws ProblemError 503 when there are too many streams, or the proxy stops
 */
export function openMemberEvents(
  context: RequestContext,
  { id, member }: Caller,
  { isServed, call }: StreamPorts,
): ClientResponse {
  const { live, addToLog, ports } = context
  const ask = async (kind: NewsKind): Promise<FetchedNews | null> => {
    const callOfNews = findCallOf(kind)
    if (callOfNews === null) return null
    const askedAt = ports.clock.now()
    const newsContext = {
      ...context,
      route: callOfNews.route,
      request: withoutClient(context.request),
    }
    const answer = await call(newsContext, callOfNews.body)
    const event = answer === null ? null : eventOf(callOfNews.route, answer, callOfNews.body)
    return event === null ? null : { event, askedAt }
  }
  const stream = live.open({ session: id, member, isServed, ask })
  if (stream === null) {
    const detail = 'This server sends no more events now; calls work without them.'
    throw new ProblemError('backend_unreachable', { detail, retryAfter: RETRY_AFTER_SECONDS })
  }
  addToLog({ outcome: 'open' })
  return { status: 200, headers, body: null, stream }
}

/** The request without its client: calls for the stream continue when the client disconnects. */
const withoutClient = (request: ClientRequest): ClientRequest => ({
  method: request.method,
  path: request.path,
  host: request.host,
  isHttps: request.isHttps,
  header: (name) => request.header(name),
  text: () => Promise.resolve(null),
  hasDisconnected: false,
  onDisconnect: () => undefined,
})

/** The contract has validated the answers, and the list requests. */
const pageOf = (body: Body, limits: PageLimits) => ({
  page: Number(body['page'] ?? limits.page.default),
  pageSize: Number(body['pageSize'] ?? limits.pageSize.default),
})

/** Null: no page of this size is on a screen. */
const listOf =
  <Event>(limits: PageLimits, make: (page: ReturnType<typeof pageOf>, answer: Body) => Event) =>
  (answer: Body, body: Body): Event | null => {
    const page = pageOf(body, limits)
    return page.pageSize === limits.pageSize.default ? make(page, answer) : null
  }

type EventMaker = (answer: Body, body: Body) => MemberEvent | null

const eventMakers: Readonly<Partial<Record<keyof operations, EventMaker>>> = {
  userHealthCheck: (answer) => ({ status: 'figures', answer: answer as Schemas['HealthAnswer'] }),
  getInGameBalance: (answer) => ({
    status: 'balances',
    answer: answer as Schemas['InGameBalanceAnswer'],
  }),
  getDepositList: listOf(depositListRequestLimits, (page, answer) => ({
    status: 'deposits',
    ...page,
    answer: answer as Schemas['DepositListAnswer'],
  })),
  getWithdrawList: listOf(withdrawListRequestLimits, (page, answer) => ({
    status: 'withdrawals',
    ...page,
    answer: answer as Schemas['WithdrawListAnswer'],
  })),
}

const operationOfStatus: Readonly<Record<string, keyof operations>> = {
  figures: 'userHealthCheck',
  balances: 'getInGameBalance',
  deposits: 'getDepositList',
  withdrawals: 'getWithdrawList',
}

/** The call that fetches a kind of news; null: the kind comes from a process of another release. */
function findCallOf(kind: NewsKind): { readonly route: ProxyRoute; readonly body: Body } | null {
  const [status = '', page, pageSize] = kind.split(' ')
  const operationId = operationOfStatus[status]
  const route: ProxyRoute | undefined = proxyRoutes.find(
    (proxyRoute) => proxyRoute.operationId === operationId,
  )
  if (route === undefined) return null
  const body = page === undefined ? {} : { page: Number(page), pageSize: Number(pageSize) }
  return validators[route.request](body) ? { route, body } : null
}

/** The event for an answer; null: pages do not show it, or it breaks the contract. */
function eventOf(
  { operationId }: ProxyRoute,
  { value, status, verdict }: BackendAnswer,
  body: Body,
): MemberEvent | null {
  if (verdict !== 'fits' || status !== 'success') return null
  return eventMakers[operationId as keyof operations]?.(value, body) ?? null
}

/**
 * Sends an answer to the member's other pages, if it is one that they show and fits the contract.
 * @param askedAt when the backend was asked, epoch milliseconds
 */
export function publishAnswer(
  { live, route }: RequestContext,
  member: string,
  answer: BackendAnswer,
  body: Body,
  askedAt: number,
): void {
  if (!live.isFollowed(member)) return
  const event = eventOf(route, answer, body)
  if (event !== null) live.publish(member, event, askedAt)
}
