import { validators } from '../../proxy/http/validators.ts'
import type { SchemaName } from '../../src/generated/schemas.ts'
import { parseJson } from '../../src/lib/json.ts'
import { fieldErrors } from '../../proxy/routes/validation-errors.ts'
import type { Refusal } from './problem.ts'

const MAX_BODY_BYTES = 65_536

type ParsedBody = { readonly ok: true; readonly body: unknown } | ({ readonly ok: false } & Refusal)

const invalidBody = (errors: ReturnType<typeof fieldErrors>): ParsedBody => ({
  ok: false,
  code: 'request_invalid',
  errors,
})

/** A text has at least as many bytes as characters, so that a far too long one is not encoded. */
const isTooLarge = (text: string): boolean =>
  text.length > MAX_BODY_BYTES || new TextEncoder().encode(text).length > MAX_BODY_BYTES

const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type.trim())

export function readBody(text: string, contentType: string | null, schema: SchemaName): ParsedBody {
  if (isTooLarge(text)) return { ok: false, code: 'request_too_large' }
  if (text !== '' && !isJson(contentType ?? '')) {
    return { ok: false, code: 'media_type_unsupported' }
  }
  if (text === '' && schema !== 'EmptyBody') {
    return invalidBody([{ pointer: '', message: 'is missing' }])
  }
  const body = text === '' ? {} : parseJson(text)
  if (body === undefined) return invalidBody([{ pointer: '', message: 'is not JSON' }])
  const validate = validators[schema]
  if (validate(body)) return { ok: true, body }
  return invalidBody(fieldErrors(validate.errors ?? []))
}
