import { depositListRequestLimits } from '../../generated/limits/deposit-list-request.ts'
import { withdrawListRequestLimits } from '../../generated/limits/withdraw-list-request.ts'
import type { components, operations } from '../../generated/proxy-api.ts'
import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import type { MemberEvent } from '../core/live-port.ts'
import type { ClientResponse } from '../core/ports.ts'
import { ProblemError } from '../core/problem.ts'
import type { RequestContext } from '../core/request-context.ts'

type Schemas = components['schemas']
type Body = Readonly<Record<string, unknown>>
type PageLimits = typeof depositListRequestLimits | typeof withdrawListRequestLimits
type Named = { readonly id: string; readonly member: string }

const RETRY_AFTER_SECONDS = 60

const headers = [
  'content-type',
  'text/event-stream; charset=utf-8',
  // Otherwise nginx and similar gateways would buffer the events.
  'x-accel-buffering',
  'no',
]

/**
 * Opens the stream of what changes for the member.
 * @param isServed whether the session has not ended
 * @throws ProblemError 503 when there are too many streams, or the proxy stops
 */
export function openMemberEvents(
  { live, addToLog }: RequestContext,
  { id, member }: Named,
  isServed: () => Promise<boolean>,
): ClientResponse {
  const stream = live.open({ session: id, member, isServed })
  if (stream === null) {
    const detail = 'This server sends no more events now; calls work without them.'
    throw new ProblemError('backend_unreachable', { detail, retryAfter: RETRY_AFTER_SECONDS })
  }
  addToLog({ outcome: 'open' })
  return { status: 200, headers, body: null, stream }
}

/** The contract has validated the answers, and the list requests. */
const pageOf = (body: Body, limits: PageLimits) => ({
  page: Number(body['page'] ?? limits.page.default),
  pageSize: Number(body['pageSize'] ?? limits.pageSize.default),
})

const told: Readonly<Partial<Record<keyof operations, (answer: Body, body: Body) => MemberEvent>>> =
  {
    userHealthCheck: (answer) => ({ status: 'figures', answer: answer as Schemas['HealthAnswer'] }),
    getInGameBalance: (answer) => ({
      status: 'balances',
      answer: answer as Schemas['InGameBalanceAnswer'],
    }),
    getDepositList: (answer, body) => ({
      status: 'deposits',
      ...pageOf(body, depositListRequestLimits),
      answer: answer as Schemas['DepositListAnswer'],
    }),
    getWithdrawList: (answer, body) => ({
      status: 'withdrawals',
      ...pageOf(body, withdrawListRequestLimits),
      answer: answer as Schemas['WithdrawListAnswer'],
    }),
  }

/**
 * Sends an answer to the member's other pages, if it is one that they show and fits the contract.
 * @param askedAt when the backend was asked, epoch milliseconds
 */
export function publishAnswer(
  { live, route }: RequestContext,
  member: string,
  { value, status, verdict }: BackendAnswer,
  body: Body,
  askedAt: number,
): void {
  if (!live.isFollowed(member) || verdict !== 'fits' || status !== 'success') return
  const event = told[(route satisfies ProxyRoute).operationId as keyof operations]?.(value, body)
  if (event !== undefined) live.publish(member, event, askedAt)
}
