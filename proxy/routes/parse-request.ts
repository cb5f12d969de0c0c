import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import { validators } from '../http/validators.ts'
import { parseJson } from '../../src/lib/json.ts'
import { ClientDisconnectedError } from '../backend/backend-errors.ts'
import type { ClientRequest } from '../ports/ports.ts'
import { ProblemError } from '../http/problem.ts'
import { fieldErrors } from './validation-errors.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * The body of a request, validated against the contract (R-CALL-01, R-CALL-04). A missing body is `{}` for calls
 * without parameters; calls whose body the contract ignores always get `{}`.
 * @throws ProblemError 400, 413 or 415
 * @throws ClientDisconnectedError when the client disconnected before the body was complete
 */
export async function parseRequest(
  request: ClientRequest,
  route: ProxyRoute,
  limitBytes: number,
): Promise<Record<string, unknown>> {
  if (!isUncoded(request.header('content-encoding'))) {
    throw new ProblemError('media_type_unsupported', {
      detail: 'Send the body without Content-Encoding.',
    })
  }
  const text = await request.text(limitBytes).catch(throwDisconnected)
  if (text === null) throw tooLarge(limitBytes)
  if (route.request === 'IgnoredBody') return {}
  if (text !== '' && !JSON_TYPE.test(request.header('content-type') ?? '')) {
    throw new ProblemError('media_type_unsupported', {
      detail: 'Send the body as application/json.',
    })
  }
  const body = text === '' && route.request === 'EmptyBody' ? {} : requireJson(text)
  const validate = validators[route.request]
  if (!validate(body)) {
    throw new ProblemError('request_invalid', {
      detail: 'Correct the fields listed in `errors` and send the request again.',
      errors: fieldErrors(validate.errors ?? []),
    })
  }
  return body as Record<string, unknown>
}

/** Whether a Content-Encoding header leaves the body as it is. */
const isUncoded = (header: string | null): boolean =>
  (header ?? '')
    .split(',')
    .every((coding) => ['', 'identity'].includes(coding.trim().toLowerCase()))

const throwDisconnected = (): never => {
  throw new ClientDisconnectedError()
}

const tooLarge = (limitBytes: number): ProblemError =>
  new ProblemError('request_too_large', { detail: `The body is larger than ${limitBytes} bytes.` })

function requireJson(text: string): unknown {
  const value = parseJson(text)
  if (value !== undefined) return value
  throw new ProblemError('request_invalid', {
    detail: 'The body is not JSON.',
    errors: [{ pointer: '', message: 'is not JSON' }],
  })
}
