import type { Middleware } from 'openapi-fetch'
import { ApiError, kindOfStatus } from './api-error.ts'
import type { ApiErrorFacts } from './api-error.ts'

const textOf = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null) return null
  const text: unknown = Reflect.get(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const secondsOf = (header: string | null): number | null => {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** What is known of an answer that failed; whatever is not known stays null. */
export const factsOf = (
  response: Response,
  route: string,
  facts: Pick<ApiErrorFacts, 'kind'> & Partial<ApiErrorFacts>,
): ApiErrorFacts => ({
  code: facts.kind,
  requestId: response.headers.get('x-request-id'),
  retryAfter: secondsOf(response.headers.get('retry-after')),
  status: response.status,
  at: Date.now(),
  route,
  ...facts,
})

const isNamed = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name

/** A call that got no answer: the network failed, or time ran out. */
const silence = (error: unknown, route: string): Error => {
  if (error instanceof ApiError || isNamed(error, 'AbortError')) return error
  const kind = isNamed(error, 'TimeoutError') ? 'timeout' : 'offline'
  const facts = { kind, code: kind, requestId: null, retryAfter: null, status: null } as const
  return new ApiError({ ...facts, at: Date.now(), route }, { cause: error })
}

/**
 * Turns everything that is not an answer of business into an `ApiError`: a failed network, a
 * timeout, every status but 2xx whatever its body, a body that is not JSON. openapi-fetch by itself
 * takes an error with an empty body for a success.
 */
export const failures: Middleware = {
  onError: ({ error, schemaPath }) => silence(error, schemaPath),
  onResponse: async ({ response, schemaPath }) => {
    const text = await response
      .clone()
      .text()
      .catch((error: unknown) => {
        throw silence(error, schemaPath)
      })
    const body = jsonOf(text)
    if (!response.ok) {
      const kind = kindOfStatus(response.status)
      const requestId = textOf(body, 'requestId') ?? response.headers.get('x-request-id')
      const code = textOf(body, 'code') ?? kind
      throw new ApiError(factsOf(response, schemaPath, { kind, code, requestId }))
    }
    if (body === undefined)
      throw new ApiError(factsOf(response, schemaPath, { kind: 'unreadable' }))
  },
}
