import { CannotVerify } from '../../core/model.ts'
import { plural } from '../../core/words.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { Asked, GeneralRun } from './general-run.ts'

/** Requests in a row, of at least two operations, after which a login is given up. */
const REFUSED_AFTER = 6

/**
 * Follows whether the backend takes the login of the first identity.
 * @throws CannotVerify when it is refused everywhere: what is found without a login would not be what was asked
 */
export function noteLogin(run: GeneralRun, asked: Asked): void {
  const { has, login } = run.state
  const { operation, isFitting, received } = asked
  if (!has.first || !isFitting || !hasItsParts(run, operation)) return
  if (received?.status !== 401) {
    login.wasAccepted = true
    login.refused = []
    return
  }
  login.refused.push(asked)
  const operations = new Set(login.refused.map((one) => one.operation.id))
  if (login.refused.length >= REFUSED_AFTER && operations.size > 1) throw refusal(run)
}

/** Whether requests of the first identity have what each security scheme of the operation asks for. */
function hasItsParts({ contract, state }: GeneralRun, { security }: GeneralOperation): boolean {
  const { headers, query } = state.credentials.first
  const isThere = (name: string): boolean => {
    const scheme = contract.security.get(name)
    if (scheme?.type !== 'apiKey') return headers['authorization'] !== undefined
    if (scheme.in === 'query') return query[scheme.name] !== undefined
    return headers[scheme.in === 'cookie' ? 'cookie' : scheme.name.toLowerCase()] !== undefined
  }
  return security.length > 0 && security.every(isThere)
}

/** @throws CannotVerify when no request with the login was accepted */
export function assertLoginWasAccepted(run: GeneralRun): void {
  const { has, login } = run.state
  if (has.first && !login.wasAccepted && login.refused.length > 0) throw refusal(run)
}

function refusal({ state, settings }: GeneralRun): CannotVerify {
  const { wasAccepted, refused } = state.login
  const [first] = refused
  const place = first === undefined ? '' : `${first.sent.method} ${first.sent.path}`
  const requests = plural(refused.length, 'request')
  if (!wasAccepted)
    return new CannotVerify(
      `The login of the first identity is not accepted: the backend answers HTTP 401 to ${requests} with it, such as ${place}. Check the token, the cookie or \`login\` and \`identities\` of the profile.`,
    )
  const at = state.calls.findIndex(({ sent }) => sent === first?.sent)
  const before = state.calls[at - 1]
  const after = before === undefined ? '' : ` after ${before.sent.method} ${before.sent.path}`
  const hint = settings.isReadOnly
    ? ''
    : ' If that request ended it, name its operation in `never` of a profile.'
  return new CannotVerify(
    `The login of the first identity is over${after}: the backend answers HTTP 401 to ${requests} with it, such as ${place}.${hint}`,
  )
}
