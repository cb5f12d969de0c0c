import { problems } from '../../src/generated/problems.ts'
import type { components } from '../../src/generated/api.ts'

type Problem = components['schemas']['Problem']

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export type Refusal = {
  readonly code: Problem['code']
  readonly detail?: string
  readonly errors?: NonNullable<Problem['errors']>
  /** Seconds until a retry. */
  readonly retryAfter?: number
}

/** An RFC 9457 problem by its stable code. */
export function problemAnswer({ code, retryAfter, ...rest }: Refusal, requestId: string): Answer {
  const { status, title } = problems[code]
  const problem: Problem = { type: `/problems/${code}`, title, status, code, requestId, ...rest }
  const headers = {
    'content-type': 'application/problem+json',
    'x-request-id': requestId,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(code === 'method_not_allowed' ? { allow: 'POST' } : {}),
  }
  return { status, headers, text: JSON.stringify(problem) }
}
