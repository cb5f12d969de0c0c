import type { GeneralContract, GeneralOperation } from '../contract/general.model.ts'
import { merged } from '../values/plain-value.ts'

/** Whether the operation ends the caller's session, by its name. */
export const endsSession = ({ id, method, path }: GeneralOperation): boolean =>
  /(log|sign)[-_]?(out|off)(?![a-z])/i.test(path) ||
  /(log|sign)[-_]?(out|off)(?![a-z])/i.test(id) ||
  (method === 'DELETE' && /\/(sessions?|login|auth)$/i.test(path))

const OF_PASSWORDS = /pass_?-?(word|wd|code|phrase)|credential|[/_-]pin(?![a-z])/i
const CHANGED = /^(new|old|current|confirm|repeat)[_-]?(pass|pin)|pass(word)?[_-]?(again|confirm)/i
const PASSWORD = /^(pass(word|wd|code|phrase)?|pin)$/i

/** Whether the operation may change the caller's password: by its name, or by what its body has. */
export function mayChangePassword(
  contract: GeneralContract,
  { id, method, path, body }: GeneralOperation,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (OF_PASSWORDS.test(path) || OF_PASSWORDS.test(id)) return true
  const names = body === null ? [] : Object.keys(merged(contract, body.schema).properties ?? {})
  const isOfCaller = (method === 'PUT' || method === 'PATCH') && !path.includes('{')
  return names.some((one) => CHANGED.test(one) || (isOfCaller && PASSWORD.test(one)))
}
