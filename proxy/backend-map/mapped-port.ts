import { problems } from '../../src/generated/problems.ts'
import type { ProblemCode } from '../../src/generated/problems.ts'
import { isRecord, parseJson, readProperty } from '../../src/lib/json.ts'
import type { BackendPort, BackendRequest, BackendResponse } from './backend-port.ts'
import { replyTo, NEWEST } from './operation-plan.ts'
import type { Plan } from './operation-plan.ts'
import { pageOf } from './pages.ts'
import type { Reply, Values } from './places.ts'

export type CompiledMap = {
  /** Contract's path → plans; the first that applies is used. */
  readonly plans: ReadonlyMap<string, readonly Plan[]>
  readonly planNamed: (operationId: string) => Plan
}

/** The call took effect, but its result could not be read afterwards, or not with certainty. */
class UnreadOutcomeError extends Error {
  override readonly name = 'UnreadOutcomeError'
}

/** An answer in the contract's form, or a response to forward unchanged. */
type MappedAnswer =
  | { readonly status: string; readonly value: unknown; readonly text?: string | undefined }
  | { readonly response: BackendResponse }

/** Calls a backend that a map describes as if it kept the contract. */
export function createMappedPort(
  { plans, planNamed }: CompiledMap,
  send: BackendPort,
): BackendPort {
  return (request) => {
    let currentCall: ReturnType<BackendPort> | null = null
    let isAborted = false
    const ask: Ask = (backendRequest) => {
      if (isAborted) throw new Error('the caller has disconnected')
      currentCall = send(backendRequest)
      return currentCall.response
    }
    const requestBody = parseJson(request.body)
    const body = isRecord(requestBody) ? requestBody : {}
    const plan = plans.get(request.path)?.find((candidate) => candidate.applies(body))
    return {
      response:
        plan === undefined
          ? ask(request)
          : createCall(request, ask, planNamed)
              .perform(plan, body)
              .then((answer) => toResponse(plan, answer)),
      abort: () => {
        isAborted = true
        currentCall?.abort()
      },
    }
  }
}

/** `text` identifies an answer: the backend's text, or the mapped value when the map read more than one response. */
const toResponse = ({ origin, reads }: Plan, answer: MappedAnswer): BackendResponse => {
  if ('response' in answer) return answer.response
  const { status, text } = answer
  const value = Object.assign({ status }, answer.value)
  const isBackendText = reads.length === 0 && text !== undefined
  const content = { value, text: isBackendText ? text : JSON.stringify(value), origin }
  return { ...plainResponse, contentType: 'application/json', ...content }
}

const plainResponse: BackendResponse = {
  status: 200,
  contentType: null,
  retryAfter: null,
  text: '',
  bodyFault: null,
}

type Ask = (request: BackendRequest) => Promise<BackendResponse>

const BYTE_ORDER_MARK = /^\uFEFF/

function problemAnswer(
  { headers }: BackendRequest,
  code: ProblemCode,
  detail: unknown,
  retryAfter: string | null,
): MappedAnswer {
  const { status, title } = problems[code]
  const index = headers.indexOf('x-request-id')
  const requestId = (index === -1 ? null : headers[index + 1]) ?? 'none'
  const optionalDetail = typeof detail === 'string' ? { detail: detail.slice(0, 300) } : {}
  const type = `/problems/${code}`
  const text = JSON.stringify({ type, title, status, code, requestId, ...optionalDetail })
  const contentType = 'application/problem+json'
  return { response: { ...plainResponse, status, contentType, retryAfter, text } }
}

/** One call of the contract, which may take several calls of the backend. */
function createCall(request: BackendRequest, ask: Ask, planNamed: CompiledMap['planNamed']) {
  const problem = (code: ProblemCode, detail?: unknown, retryAfter: string | null = null) =>
    problemAnswer(request, code, detail, retryAfter)

  /** Another operation in the same session. */
  const performInSession = (plan: Plan): Promise<MappedAnswer> => {
    const { headers } = request
    const key = headers.indexOf('idempotency-key')
    const otherHeaders = key === -1 ? headers : headers.toSpliced(key, 2)
    const namedRequest = {
      ...request,
      headers: otherHeaders,
      path: plan.path,
      body: '{}',
      delivery: 'once',
    } as const
    return createCall(namedRequest, ask, planNamed).perform(plan, {})
  }

  /** A page of the contract from all pages of the backend that it touches. */
  const perform = async (plan: Plan, sent: Values): Promise<MappedAnswer> => {
    const { itemsPerPage } = plan
    if (itemsPerPage === null) return performOne(plan, sent)
    const { page, size } = pageOf(sent)
    const start = (page - 1) * size
    const firstPage = Math.floor(start / itemsPerPage)
    const items: unknown[] = []
    for (let pageIndex = firstPage; ; pageIndex += 1) {
      const answer = await performOne(plan, {
        ...sent,
        page: pageIndex + 1,
        pageSize: itemsPerPage,
      })
      const list = itemsOf(answer)
      if (list === null || 'response' in answer) return answer
      items.push(...list)
      const skipped = start - firstPage * itemsPerPage
      const value = Object.assign({}, answer.value, {
        list: items.slice(skipped, skipped + size),
      })
      if (list.length < itemsPerPage || items.length >= skipped + size)
        return { ...answer, value, text: undefined }
    }
  }

  /** @throws UnreadOutcomeError, and what `ask` rejects with */
  const performOne = async (plan: Plan, sent: Values): Promise<MappedAnswer> => {
    const { newest, isMoney } = plan
    const listPlan = newest === null ? null : planNamed(newest.listOperation)
    let itemsBefore: readonly unknown[] | null = null
    if (listPlan !== null && newest?.id === null) {
      const list = await performInSession(listPlan).catch(() => null)
      if (list !== null && 'response' in list && list.response.status === 401) return list
      itemsBefore = itemsOf(list)
      // The call itself is not sent.
      if (itemsBefore === null) return problem('backend_unreachable')
    }
    const response = plan.instead === null ? await ask(plan.write(request, sent)) : plainResponse
    if (response.text === null || response.bodyFault !== null) return { response }
    const { status: http, headers = {} } = response
    const text = response.text.replace(BYTE_ORDER_MARK, '')
    const root: unknown = text === '' ? undefined : (parseJson(text) ?? text)
    const reply = { ...replyTo(sent), root, http, headers }
    const outcome = plan.instead ?? plan.outcomeOf(reply)
    if (outcome === null) return { response: withoutOutcome(response, reply, plan) }
    if ('problem' in outcome)
      return problem(outcome.problem, plan.message(reply, root, ''), response.retryAfter)
    if (outcome.status !== plan.status) return { status: outcome.status, value: {} }
    const reads: Record<string, unknown> = {}
    if (listPlan !== null && newest !== null) {
      const items = itemsOf(await performInSession(listPlan).catch(throwUnread))
      reads[NEWEST] = newItem(items ?? [], itemsBefore, newest.id?.(reply, root, ''), sent)
    }
    for (const [name, readPlan] of plan.reads) {
      const target = typeof readPlan === 'string' ? planNamed(readPlan) : readPlan
      const answer = await (isMoney
        ? performInSession(target).catch(throwUnread)
        : performInSession(target))
      const isRead = 'value' in answer && answer.status === target.status
      if (!isRead && isMoney) return throwUnread()
      if (!isRead) return 'response' in answer ? answer : problem('backend_fault')
      reads[name] = answer.value
    }
    const { isEmpty } = outcome
    const value = plan.readValue({ ...reply, reads, isEmpty })
    return { status: plan.status, value, ...(newest === null ? { text } : {}) }
  }
  return { perform }
}

const throwUnread = (cause?: unknown): never => {
  throw new UnreadOutcomeError('what follows the call cannot be read with certainty', { cause })
}

/** Replaces the body with `{}`: an answer without a status means no outcome. HTTP errors pass unchanged. */
function withoutOutcome(response: BackendResponse, reply: Reply, plan: Plan): BackendResponse {
  if (response.status !== 200 || typeof reply.root !== 'object') return response
  const origin = { ...plan.origin, pointers: new Map([['/status', plan.describe(reply)]]) }
  return { ...plainResponse, contentType: 'application/json', text: '{}', origin }
}

const itemsOf = (answer: MappedAnswer | null): readonly unknown[] | null => {
  const list = answer !== null && 'value' in answer ? readProperty(answer.value, 'list') : null
  return Array.isArray(list) ? list : null
}

/**
 * The item that a call made: the one with the id of its answer, or else the only one that was not there before
 * and has the requested values.
 * @throws UnreadOutcomeError when it is not certain
 */
function newItem(
  items: readonly unknown[],
  itemsBefore: readonly unknown[] | null,
  answeredId: unknown,
  sent: Values,
): unknown {
  const idOf = (item: unknown) => String(readProperty(item, 'id') ?? '')
  const earlierIds = new Set(['', ...(itemsBefore ?? []).map(idOf)])
  const matches = items.filter((item) =>
    itemsBefore === null
      ? idOf(item) !== '' && idOf(item) === String(answeredId)
      : !earlierIds.has(idOf(item)) && matchesRequest(item, sent),
  )
  return matches.length === 1 ? matches[0] : throwUnread()
}

/** Whether an item has the values of the request, such as its amount. */
const matchesRequest = (item: unknown, sent: Values): boolean =>
  Object.entries(sent).every(([name, value]) => {
    const ownValue = readProperty(item, name)
    return ownValue === undefined || ownValue === value
  })
