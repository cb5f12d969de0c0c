import type { ProxyRoute } from '../generated/proxy-routes.ts'
import type { Exchange } from './exchange.ts'
import { ProblemError } from './problem.ts'
import { readAnswer } from './read-answer.ts'
import type { BackendAnswer } from './read-answer.ts'
import { readIdempotencyKey } from './read-request.ts'

type Backend = NonNullable<ProxyRoute['backend']>

/**
 * Asks the backend operation behind a route and reads its answer.
 * @throws ProblemError 502 to 504 when there is no readable answer; see `readAnswer` for the rest
 */
export async function askBackend(
  exchange: Exchange,
  backend: Backend,
  body: Readonly<Record<string, unknown>>,
  backendToken: string | null,
): Promise<BackendAnswer> {
  const { ports, request, route, requestId } = exchange
  const { settings, clock } = ports
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-request-id': requestId,
    ...(backendToken === null ? {} : { authorization: `Bearer ${backendToken}` }),
    ...(route.hasOrigin ? { origin: request.headers.get('origin') ?? '' } : {}),
    ...(route.hasIdempotencyKey ? { 'idempotency-key': readIdempotencyKey(request) } : {}),
  }
  const patience = AbortSignal.timeout(settings.backendTimeoutMs)
  // A call for money runs to its end even when the player has left: half of it must not happen.
  const signal = route.hasIdempotencyKey ? patience : AbortSignal.any([patience, request.signal])
  const startedAt = clock.now()
  try {
    const response = await ports.backend({
      path: backend.path,
      headers,
      body: JSON.stringify(backend.body ?? body),
      signal,
    })
    const answer = await readAnswer(response, backend.answers, settings.answerLimitBytes)
    judge(exchange, answer)
    return answer
  } catch (error) {
    if (error instanceof ProblemError) throw error
    if (patience.aborted) {
      throw new ProblemError('backend_timeout', {
        detail: `No answer within ${settings.backendTimeoutMs} ms.`,
      })
    }
    exchange.note({ details: [reasonOf(error)] })
    throw new ProblemError('backend_unreachable')
  } finally {
    exchange.note({ backendMs: clock.now() - startedAt })
  }
}

/** Logs an answer that breaks the contract; in the mode `enforce` it goes no further. */
function judge({ ports, route, requestId }: Exchange, answer: BackendAnswer): void {
  if (answer.verdict === 'fits') return
  ports.log({
    level: 'warn',
    event: 'answer_unlike_contract',
    requestId,
    route: route.path,
    ...(answer.status === null ? {} : { outcome: answer.status.slice(0, 40) }),
    details: answer.details,
  })
  if (answer.verdict === 'broken' && ports.settings.answerMode === 'enforce') {
    throw new ProblemError('backend_answer_invalid', {
      detail: 'The answer does not fit the contract.',
    })
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'connection failed'
