import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import {
  BackendNotReached,
  BackendTooSlow,
  CallAbandoned,
  CallOver,
} from '../backend/backend-errors.ts'
import type { Exchange } from './request-context.ts'
import { readable } from './request-context.ts'
import { ProblemError } from './problem.ts'
import { readAnswer } from './parse-answer.ts'
import type { BackendAnswer } from './parse-answer.ts'
import { readIdempotencyKey } from './parse-request.ts'

type Backend = NonNullable<ProxyRoute['backend']>

/**
 * Asks the backend operation behind a route and reads its answer, within the time that both have.
 * A browser that goes away ends the call, unless it moves money: that runs to its end. However it
 * ends, nothing of the answer stays unread: that would hold a connection for ever.
 * @throws ProblemError 502 to 504 when there is no readable answer; see `readAnswer` for the rest
 * @throws CallAbandoned when nobody waits for the answer any more
 */
export async function askBackend(
  exchange: Exchange,
  backend: Backend,
  body: Readonly<Record<string, unknown>>,
  backendToken: string | null,
): Promise<BackendAnswer> {
  const { ports, request, route } = exchange
  const { settings, clock } = ports
  const headers = headersFor(exchange, backendToken)
  const watch = watchOver(settings.backendTimeoutMs, route.hasIdempotencyKey ? null : request)
  const startedAt = clock.now()
  try {
    const asked = async (): Promise<BackendAnswer> => {
      const response = await ports.backend({
        path: backend.path,
        headers,
        body: JSON.stringify(backend.body ?? body),
        signal: watch.signal,
      })
      return readAnswer(exchange, backend, response)
    }
    const answer = await Promise.race([asked(), watch.over])
    judge(exchange, answer)
    return answer
  } catch (error) {
    throw meaningOf(exchange, watch.signal.aborted ? watch.signal.reason : error)
  } finally {
    watch.end()
    exchange.note({ backendMs: clock.now() - startedAt })
  }
}

/** All that the backend is told beside the body: nothing of the browser's goes on by itself. */
function headersFor({ request, route, requestId }: Exchange, backendToken: string | null) {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-request-id': requestId,
    ...(backendToken === null ? {} : { authorization: `Bearer ${backendToken}` }),
    ...(route.hasOrigin ? { origin: request.headers.get('origin') ?? '' } : {}),
    ...(route.hasLanguage ? languageOf(request) : {}),
    ...(route.hasIdempotencyKey ? { 'idempotency-key': readIdempotencyKey(request) } : {}),
  }
}

const LANGUAGE_AT_MOST = 255

/** The player's language, if the page said one that the contract allows. */
function languageOf(request: Request) {
  const language = request.headers.get('accept-language') ?? ''
  const isSaid = language !== '' && language.length <= LANGUAGE_AT_MOST
  return isSaid ? { 'accept-language': language } : {}
}

/** Aborts when the time is up or the browser has gone; `over` rejects then, whoever heeds the signal. */
function watchOver(ms: number, browser: Request | null) {
  const control = new AbortController()
  const { signal } = control
  const timer = setTimeout(() => {
    control.abort(new BackendTooSlow())
  }, ms)
  const leave = () => {
    control.abort(new CallAbandoned())
  }
  if (browser?.signal.aborted) leave()
  browser?.signal.addEventListener('abort', leave)
  const over = new Promise<never>((_, reject) => {
    const give = () => {
      reject(signal.reason as Error)
    }
    if (signal.aborted) give()
    signal.addEventListener('abort', give)
  })
  over.catch(() => undefined)
  const end = () => {
    clearTimeout(timer)
    browser?.signal.removeEventListener('abort', leave)
    control.abort(new CallOver())
  }
  return { signal, over, end }
}

function meaningOf({ ports, note }: Exchange, error: unknown): unknown {
  if (error instanceof ProblemError || error instanceof CallAbandoned) return error
  if (error instanceof BackendTooSlow) {
    return new ProblemError('backend_timeout', {
      detail: `No answer within ${ports.settings.backendTimeoutMs} ms.`,
    })
  }
  note({ details: [reasonOf(error)] })
  if (error instanceof BackendNotReached) return new ProblemError('backend_unreachable')
  return new ProblemError('backend_fault', {
    detail: 'The connection broke; whether the request took effect is unknown.',
  })
}

/** Logs an answer that breaks the contract; in the mode `enforce` it goes no further. */
function judge({ ports, route, requestId }: Exchange, answer: BackendAnswer): void {
  if (answer.verdict === 'fits') return
  ports.log({
    level: 'warn',
    event: 'answer_unlike_contract',
    requestId,
    route: route.path,
    outcome: readable(answer.status),
    details: answer.details,
  })
  if (answer.verdict === 'broken' && ports.settings.answerMode === 'enforce') {
    throw new ProblemError('backend_answer_invalid', {
      detail: 'The answer does not fit the contract.',
    })
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no error'
  if (error instanceof BackendNotReached) return `not reached ${error.message}`.trim()
  return 'code' in error ? String(error.code) : error.name
}
