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
  readonly detail?: string | undefined
  readonly errors?: Problem['errors'] | undefined
  /** Seconds until a retry. */
  readonly retryAfter?: number | undefined
}

/** An answer with JSON text. */
export const jsonAnswer = (status: number, text: string, requestId: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'x-request-id': requestId },
  text,
})

/** An RFC 9457 problem by its stable code. */
export function problemAnswer(
  { code, retryAfter, ...details }: Refusal,
  requestId: string,
): Answer {
  const { status, title } = problems[code]
  const problem = { type: `/problems/${code}`, title, status, code, requestId, ...details }
  const headers = {
    'content-type': 'application/problem+json',
    'x-request-id': requestId,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(code === 'method_not_allowed' ? { allow: 'POST' } : {}),
  }
  return { status, headers, text: JSON.stringify(problem) }
}
