import { isRecord, readTextProperty } from '../../../../src/lib/json.ts'
import { CannotVerify, notReached } from '../../core/model.ts'
import type { ApiCall } from '../../core/model.ts'
import { valueAt } from '../../core/pointer.ts'
import type { GeneralOperation, SecurityScheme } from '../contract/general.model.ts'
import { matches } from '../profile/named.ts'
import type { WrittenIdentity } from '../profile/profile.ts'
import type { GeneralRun } from '../run/general-run.ts'
import { merged, plainValue } from '../values/plain-value.ts'
import type { Credentials } from '../calls/identity.ts'

/**
 * Gives both identities what their requests carry, by a login where the profile gives users.
 * @throws CannotVerify when a login is refused or cannot be found
 */
export async function startSessions(run: GeneralRun): Promise<void> {
  const { first, second } = run.profile.identities ?? {}
  if (first !== undefined) await start(run, 'first', first)
  if (second !== undefined) await start(run, 'second', second)
}

async function start(
  run: GeneralRun,
  who: 'first' | 'second',
  identity: WrittenIdentity,
): Promise<void> {
  const { state } = run
  state.credentials[who] = await credentialsOf(run, who, identity)
  state.has[who] = true
}

/** Another session of the first identity; null: the profile has no user for a login. */
export async function signedInAgain(run: GeneralRun): Promise<Credentials | null> {
  const { first } = run.profile.identities ?? {}
  return first?.user === undefined ? null : credentialsOf(run, 'first', first)
}

async function credentialsOf(
  run: GeneralRun,
  who: 'first' | 'second',
  identity: WrittenIdentity,
): Promise<Credentials> {
  const { token, apiKey, cookie, headers = {}, user, password } = identity
  const parts: Credentials[] = [
    {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      query: {},
    },
    ...(token === undefined ? [] : [withToken(run, token)]),
    ...(apiKey === undefined ? [] : [withKey(run, apiKey)]),
    ...(cookie === undefined ? [] : [{ headers: { cookie }, query: {} }]),
    ...(user === undefined ? [] : [await signedIn(run, who, { user, password: password ?? '' })]),
  ]
  const all = parts.reduce((whole, part) => ({
    headers: { ...whole.headers, ...part.headers },
    query: { ...whole.query, ...part.query },
  }))
  nameSessions(run, who, all)
  return all
}

/** Variables of curl lines instead of what a request carries. */
function nameSessions(
  { state }: GeneralRun,
  who: 'first' | 'second',
  { headers, query }: Credentials,
): void {
  const prefix = who === 'first' ? '' : 'OTHER_'
  for (const [name, value] of Object.entries({ ...query, ...headers })) {
    const word = name === 'authorization' ? 'TOKEN' : name.toUpperCase().replaceAll(/\W/g, '_')
    const secret = name === 'authorization' ? value.replace(/^\w+ /, '') : value
    if (secret !== '') state.sessions.set(secret, prefix + word)
  }
}

const schemesOf = ({ contract }: GeneralRun): readonly SecurityScheme[] => [
  ...contract.security.values(),
]

const withToken = (run: GeneralRun, token: string): Credentials => {
  const isBearer = ({ type, scheme }: SecurityScheme) =>
    type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && scheme === 'bearer')
  const schemes = schemesOf(run)
  const isKey = !schemes.some(isBearer) && schemes.some(({ type }) => type === 'apiKey')
  return isKey ? withKey(run, token) : { headers: { authorization: `Bearer ${token}` }, query: {} }
}

function withKey(run: GeneralRun, key: string): Credentials {
  const scheme = schemesOf(run).find(({ type }) => type === 'apiKey')
  if (scheme?.in === 'query') return { headers: {}, query: { [scheme.name]: key } }
  if (scheme?.in === 'cookie') return { headers: { cookie: `${scheme.name}=${key}` }, query: {} }
  return { headers: { [(scheme?.name ?? 'x-api-key').toLowerCase()]: key }, query: {} }
}

type User = { readonly user: string; readonly password: string }

const USER = /^(user(_?name|_?id)?|login|e?mail|id|account)$/i
const PASSWORD = /^(pass(word|wd)?|pw|pin|secret)$/i

/** An operation that takes a user and a password, and looks like a login. */
function findLogin(run: GeneralRun): GeneralOperation | undefined {
  const { login } = run.profile
  const { operations } = run.contract
  if (login !== undefined) return operations.find((one) => matches(login.operation, one))
  return operations.find(({ method, path, body, id }) => {
    if (method !== 'POST' || body === null) return false
    const names = Object.keys(merged(run.contract, body.schema).properties ?? {})
    const isLogin = /log_?-?in|sign_?-?in|session|auth|token/i.test(`${path} ${id}`)
    return isLogin && names.some((one) => USER.test(one)) && names.some((one) => PASSWORD.test(one))
  })
}

async function signedIn(
  run: GeneralRun,
  who: 'first' | 'second',
  given: User,
): Promise<Credentials> {
  const operation = findLogin(run)
  if (operation === undefined) {
    const isBasic = schemesOf(run).some(({ type, scheme }) => type === 'http' && scheme === 'basic')
    if (isBasic) {
      const secret = Buffer.from(`${given.user}:${given.password}`).toString('base64')
      return { headers: { authorization: `Basic ${secret}` }, query: {} }
    }
    throw new CannotVerify(
      'The contract has no operation that looks like a login. Name it in a profile: login: { operation: … }',
    )
  }
  const answer = await run.ask(operation, { body: loginBody(run, operation, given), who: 'nobody' })
  if (answer.received === null) throw notReached(answer)
  const place = `${operation.method} ${operation.path}`
  if (!run.isDone(answer))
    throw new CannotVerify(
      `${place} refuses the login of the ${who} identity with HTTP ${answer.received.status}. Check user and password, and \`login\` in the profile.`,
    )
  const pointer = run.profile.login?.token
  const token = pointer === undefined ? tokenIn(answer.json) : valueAt(answer.json, pointer)
  const headers = headersFrom(run, place, answer.json)
  const withHeaders = (one: Credentials) => ({ ...one, headers: { ...one.headers, ...headers } })
  if (typeof token === 'string' && token !== '') return withHeaders(withToken(run, token))
  const cookie = cookiesOf(answer)
  const isOfScripts =
    cookie !== '' && !/;\s*httponly/i.test(answer.received.headers['set-cookie'] ?? '')
  if (isOfScripts && who === 'first') {
    const message = 'gives a session by a cookie without HttpOnly, which scripts of a page can read'
    run.report('private-answers-stay-private', operation, { message, isWarning: true }, answer)
  }
  if (cookie !== '' && pointer === undefined) return withHeaders({ headers: { cookie }, query: {} })
  throw new CannotVerify(
    pointer === undefined
      ? `${place} answers neither a token nor a cookie. Name the token in a profile: login: { operation: …, token: /… }`
      : `${place} answers no text at ${pointer}, where \`login.token\` of the profile expects the token.`,
  )
}

/**
 * Headers of each request that the login's answer has, such as a token against forged requests.
 * @throws CannotVerify when the answer lacks one
 */
function headersFrom(
  { profile }: GeneralRun,
  place: string,
  json: unknown,
): Credentials['headers'] {
  const written = Object.entries(profile.login?.headers ?? {})
  return Object.fromEntries(
    written.map(([name, at]) => {
      const value = valueAt(json, at)
      if (typeof value === 'string' && value !== '') return [name.toLowerCase(), value] as const
      throw new CannotVerify(
        `${place} answers no text at ${at}, where \`login.headers\` of the profile expects ${name}.`,
      )
    }),
  )
}

function loginBody(
  run: GeneralRun,
  operation: GeneralOperation,
  { user, password }: User,
): unknown {
  const written = run.profile.login?.body
  if (written !== undefined) return filled(written, { user, password })
  if (operation.body === null) return { user, password }
  const choice = { variant: 1, seed: 1, fresh: run.fresh }
  const plain = plainValue(run.contract, operation.body.schema, choice)
  const names = Object.keys(merged(run.contract, operation.body.schema).properties ?? {})
  const userName = names.find((one) => USER.test(one)) ?? 'user'
  const passwordName = names.find((one) => PASSWORD.test(one)) ?? 'password'
  return { ...(isRecord(plain) ? plain : {}), [userName]: user, [passwordName]: password }
}

function filled(value: unknown, given: User): unknown {
  if (value === '$user') return given.user
  if (value === '$password') return given.password
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, given)]))
}

const TOKENS = [
  'token',
  'access_token',
  'accessToken',
  'jwt',
  'id_token',
  'idToken',
  'sessionToken',
]

function tokenIn(json: unknown): string | undefined {
  const own = TOKENS.map((name) => readTextProperty(json, name)).find((one) => one !== null)
  if (own != null) return own
  return isRecord(json)
    ? Object.values(json)
        .filter(isRecord)
        .map(tokenIn)
        .find((one) => one !== undefined)
    : undefined
}

/** The cookies of an answer, as a request sends them. */
const cookiesOf = ({ received }: ApiCall): string =>
  (received?.headers['set-cookie'] ?? '')
    .split(/,\s*(?=[\w!#$%&'*.^`|~+-]+=)/)
    .map((one) => one.split(';')[0]?.trim() ?? '')
    .filter((one) => one.includes('='))
    .join('; ')
