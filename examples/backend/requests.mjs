// Validates requests and builds error answers.
const titles = {
  request_invalid: [400, 'The request does not fit the contract'],
  method_not_allowed: [405, 'Only POST is answered here'],
  request_too_large: [413, 'Request too large'],
  media_type_unsupported: [415, 'Body is not JSON'],
  idempotency_key_reused: [422, 'Idempotency key used before'],
}

export class RefusedError extends Error {
  constructor(code, errors) {
    super(code)
    this.code = code
    this.errors = errors
  }
}

export const invalid = (pointer, message) =>
  new RefusedError('request_invalid', [{ pointer, message }])

/** Returns the body if it has the properties of `shape`: name → [is required, test of its value]. */
export function read(body, shape) {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid('', 'must be an object')
  for (const [name, [isRequired, fits]] of Object.entries(shape)) {
    if (!(name in body)) {
      if (isRequired) throw invalid(`/${name}`, 'is missing')
    } else if (!fits(body[name])) throw invalid(`/${name}`, 'is wrong')
  }
  const unknownName = Object.keys(body).find((name) => !(name in shape))
  if (unknownName !== undefined) throw invalid(`/${unknownName}`, 'is not known')
  return body
}

export function problem(code, requestId, errors) {
  const [status, title] = titles[code]
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
