// Validates requests and builds error answers.
const problems = {
  request_invalid: [400, 'The request does not fit the contract'],
  method_not_allowed: [405, 'Only POST is answered here'],
  request_too_large: [413, 'Request too large'],
  media_type_unsupported: [415, 'Body is not JSON'],
  idempotency_key_reused: [422, 'Idempotency key used before'],
}

export class RefusalError extends Error {
  constructor(code, errors) {
    super(code)
    this.code = code
    this.errors = errors
  }
}

export const invalidRequest = (pointer, message) =>
  new RefusalError('request_invalid', [{ pointer, message }])

export const required = (fits) => ({ isRequired: true, fits })
export const optional = (fits) => ({ isRequired: false, fits })

/** Returns the body if it has the properties of `shape`: name → `required(test)` or `optional(test)`. */
export function validateBody(body, shape) {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalidRequest('', 'must be an object')
  for (const [name, { isRequired, fits }] of Object.entries(shape)) {
    if (!(name in body)) {
      if (isRequired) throw invalidRequest(`/${name}`, 'is missing')
    } else if (!fits(body[name])) throw invalidRequest(`/${name}`, 'is wrong')
  }
  const unknownName = Object.keys(body).find((name) => !(name in shape))
  if (unknownName !== undefined) throw invalidRequest(`/${unknownName}`, 'is not known')
  return body
}

export function problemResponse(code, requestId, errors) {
  const [status, title] = problems[code]
  const body = {
    type: `/problems/${code}`,
    title,
    status,
    code,
    requestId,
    ...(errors ? { errors } : {}),
  }
  return { status, headers: { 'content-type': 'application/problem+json' }, body }
}
