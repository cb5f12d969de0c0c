import type { components } from '../../src/generated/public-api.ts'

type Problem = components['schemas']['Problem']

const kinds = {
  request_invalid: [400, 'The request does not fit the contract'],
  session_missing: [401, 'No session'],
  session_expired: [401, 'The session has ended'],
  route_unknown: [404, 'No such operation'],
  method_not_allowed: [405, 'Every call is POST'],
  idempotency_key_reused: [409, 'Idempotency key used before'],
  request_too_large: [413, 'Request too large'],
  media_type_unsupported: [415, 'Body is not JSON'],
  internal_fault: [500, 'Fault of this server'],
  backend_unreachable: [503, 'Not reachable now'],
} as const satisfies Partial<Record<Problem['code'], readonly [number, string]>>

type ProblemKind = keyof typeof kinds

export type Refusal = {
  readonly code: ProblemKind
  readonly detail?: string
  readonly errors?: NonNullable<Problem['errors']>
}

/** An error as RFC 9457 has it, by its stable code. */
export function problemResponse({ code, ...rest }: Refusal, requestId: string): Response {
  const [status, title] = kinds[code]
  const problem: Problem = { type: `/problems/${code}`, title, status, code, requestId, ...rest }
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  headers.set('x-request-id', requestId)
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
