import { problems } from '../../src/generated/problems.ts'
import type { ProblemCode } from '../../src/generated/problems.ts'
import type { components } from '../../src/generated/api.ts'
import type { ClientResponse } from '../ports/ports.ts'

type FieldError = components['schemas']['FieldError']

export type ProblemDetails = {
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  /** Seconds, for `Retry-After`. */
  readonly retryAfter?: number
  /** True when the backend certainly did nothing; not sent to the browser. */
  readonly isWithoutEffect?: boolean
}

/** An error response (RFC 9457); the handler catches it and responds. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? problems[code].title)
    this.code = code
    this.details = details
  }

  toResponse(requestId: string): ClientResponse {
    const { status, title } = problems[this.code]
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
    const headers = ['content-type', 'application/problem+json']
    if (status === 405) headers.push('allow', 'POST')
    if (retryAfter !== undefined) headers.push('retry-after', String(retryAfter))
    return { status, headers, body: JSON.stringify(body) }
  }
}
