import { validators } from '../../src/generated/validators.js'
import type { SchemaName, ValidationError } from '../../src/generated/validators.js'
import type { Refusal } from './problem.ts'

const BODY_AT_MOST_BYTES = 65_536
const ERRORS_AT_MOST = 50

type Body = { readonly ok: true; readonly body: unknown } | ({ readonly ok: false } & Refusal)

const escaped = (name: unknown): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1')

function fieldError({ instancePath, keyword, params, message }: ValidationError) {
  if (keyword === 'required') {
    return { pointer: `${instancePath}/${escaped(params.missingProperty)}`, message: 'is missing' }
  }
  if (keyword === 'additionalProperties') {
    return {
      pointer: `${instancePath}/${escaped(params.additionalProperty)}`,
      message: 'is not known',
    }
  }
  return { pointer: instancePath, message: message ?? `fails ${keyword}` }
}

const invalid = (errors: { pointer: string; message: string }[]): Body => ({
  ok: false,
  code: 'request_invalid',
  errors: errors.slice(0, ERRORS_AT_MOST),
})

const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type.trim())

/** The body of a request as the contract's schema has it, or why it is refused. */
export function readBody(text: string, contentType: string | null, schema: SchemaName): Body {
  if (new TextEncoder().encode(text).length > BODY_AT_MOST_BYTES) {
    return { ok: false, code: 'request_too_large' }
  }
  if (text !== '' && !isJson(contentType ?? '')) {
    return { ok: false, code: 'media_type_unsupported' }
  }
  if (text === '' && schema !== 'EmptyBody') {
    return invalid([{ pointer: '', message: 'is missing' }])
  }
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text)
  } catch {
    return invalid([{ pointer: '', message: 'is not JSON' }])
  }
  const validate = validators[schema]
  if (validate(body)) return { ok: true, body }
  return invalid((validate.errors ?? []).map(fieldError))
}
