import { problems } from '../../src/generated/problems.ts'
import type { components } from '../../src/generated/public-api.ts'

type Problem = components['schemas']['Problem']

export type Refusal = {
  readonly code: Problem['code']
  readonly detail?: string
  readonly errors?: NonNullable<Problem['errors']>
  /** Seconds after which to ask again. */
  readonly retryAfter?: number
}

/** An error as RFC 9457 has it, by its stable code. */
export function problemResponse(
  { code, retryAfter, ...rest }: Refusal,
  requestId: string,
): Response {
  const { status, title } = problems[code]
  const problem: Problem = { type: `/problems/${code}`, title, status, code, requestId, ...rest }
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  headers.set('x-request-id', requestId)
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (code === 'method_not_allowed') headers.set('allow', 'POST')
  return new Response(JSON.stringify(problem), { status, headers })
}

/** A request that fits the schemas and still not the contract; it becomes a 400. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly pointer: string

  constructor(pointer: string, message: string) {
    super(message)
    this.pointer = pointer
  }
}
