import type { components } from '../../generated/proxy-api.ts'
import type { ProblemCode } from '../ports.ts'

type FieldError = components['schemas']['FieldError']

const kinds = {
  request_invalid: [400, 'The request does not fit the contract'],
  session_missing: [401, 'No session'],
  session_expired: [401, 'The session has ended'],
  origin_refused: [403, 'Request from another site'],
  route_unknown: [404, 'No such route'],
  method_not_allowed: [405, 'Only POST is answered here'],
  idempotency_key_reused: [409, 'Idempotency key used before'],
  request_too_large: [413, 'Request too large'],
  media_type_unsupported: [415, 'Body is not JSON'],
  too_many_requests: [429, 'Too many requests'],
  internal_fault: [500, 'Fault of the proxy'],
  backend_fault: [502, 'Fault of the backend'],
  backend_answer_invalid: [502, 'Unreadable answer of the backend'],
  backend_unreachable: [503, 'The backend cannot be reached'],
  backend_timeout: [504, 'No answer from the backend in time'],
} as const satisfies Record<ProblemCode, readonly [number, string]>

export type ProblemDetails = {
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  /** Seconds, for `Retry-After`. */
  readonly retryAfter?: number
}

/** A response that is not a success (RFC 9457); `createProxy` catches it and responds. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? kinds[code][1])
    this.code = code
    this.details = details
  }

  /** The problem as `application/problem+json`. */
  toResponse(requestId: string): Response {
    const [status, title] = kinds[this.code]
    const { detail, errors, retryAfter } = this.details
    const body = {
      type: `/problems/${this.code}`,
      title,
      status,
      code: this.code,
      ...(detail === undefined ? {} : { detail }),
      requestId,
      ...(errors === undefined ? {} : { errors }),
    }
    const headers = new Headers({ 'content-type': 'application/problem+json' })
    if (status === 405) headers.set('allow', 'POST')
    if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
    return new Response(JSON.stringify(body), { status, headers })
  }
}
