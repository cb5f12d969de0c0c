import { isRecord, parseJson, readProperty, readTextProperty } from '#site/lib/json.ts'
import { CannotVerifyError, notReached } from '../contract/model.ts'
import type { ApiCall } from '../contract/model.ts'
import { describeAnswer, outcomeOf, withValueAt } from '../contract/outcome.ts'
import { isRateLimited } from '../contract/refusal.ts'
import type { Run } from './run.ts'
import type { Member, Credentials } from './run-state.ts'

/** The answer to a login differs from the contract. */
export class LoginFailedError extends CannotVerifyError {
  readonly answer: ApiCall

  constructor(message: string, answer: ApiCall) {
    super(message)
    this.answer = answer
  }
}

/** The operation that returns a token; undefined: none. */
export const signInOperation = ({ contract, effects }: Run) =>
  contract.operations.find(({ id }) => effects.operations[id]?.signsIn !== undefined)

/** @throws CannotVerifyError when nothing, or another kind of server, answers */
export function assertReached(answer: ApiCall): void {
  const { received, sent } = answer
  if (received === null) throw notReached(answer)
  const { status, headers, text } = received
  if (status >= 300 && status < 400) {
    const target = headers['location'] ?? 'nowhere'
    throw new CannotVerifyError(
      `${sent.path} redirects (HTTP ${status}) to ${target}: give the final address.`,
    )
  }
  if (status === 400 && NEEDS_TLS.test(text)) {
    throw new CannotVerifyError(
      'The server expects TLS on that port: give the address with https://.',
    )
  }
}

/** Responses of nginx, Apache and Go to plain HTTP on a TLS port. */
const NEEDS_TLS =
  /plain HTTP request was sent to HTTPS port|plain HTTP to an SSL-enabled|HTTP request to an HTTPS server/

/**
 * A member's token.
 * @throws CannotVerifyError when the backend returns none
 */
export async function fetchToken(run: Run, { id, password }: Credentials): Promise<string> {
  const ownToken = await run.tokenFor?.({ id, password })
  if (ownToken !== undefined) {
    nameSession(run, ownToken, id)
    return ownToken
  }
  const operation = signInOperation(run)
  if (operation === undefined)
    throw new CannotVerifyError('The contract has no operation that signs in.')
  const places = Object.entries(run.effects.values[operation.request] ?? {})
  const body = places.reduce<unknown>((body, [pointer, place]) => {
    const value = { $user: id, $password: password }[place] ?? place
    return withValueAt(body, pointer, value)
  }, {})
  const answer = await run.ask(operation, body)
  assertReached(answer)
  const token = await run.hop.tokenIn(run, answer)
  if (token !== undefined) {
    nameSession(run, token, id)
    return token
  }
  if (isRateLimited(answer)) {
    throw new CannotVerifyError(
      `${operation.path} accepts no more logins for now (HTTP 429): wait, or raise its limits.`,
    )
  }
  const answerText = describeAnswer(answer)
  if (answerText === 'the status pass')
    throw new CannotVerifyError(
      `The password of ${id} is wrong: ${operation.path} answers ${answerText}.`,
    )
  const message = `${id} cannot sign in: ${operation.path} answers ${answerText} and no token.`
  const outcome = outcomeOf(answer) ?? ''
  const isDocumented = operation.outcomes.has(outcome) && outcome !== 'authenticated'
  throw isDocumented ? new CannotVerifyError(message) : new LoginFailedError(message, answer)
}

const isLoginOf = ({ sent }: ApiCall, id: string): boolean => {
  const body = parseJson(sent.text ?? '')
  return isRecord(body) && Object.values(body).includes(id)
}

/** The place where the last login named the member, and the id; undefined if it did not. */
export function readLoginId(
  run: Run,
  { id }: Credentials,
): { readonly place: string; readonly value: unknown } | undefined {
  const operation = signInOperation(run)
  if (operation === undefined) return undefined
  const login = run.calls.findLast(
    (call) =>
      call.sent.path === operation.path &&
      outcomeOf(call) === 'authenticated' &&
      isLoginOf(call, id),
  )
  for (const name of ['user', 'sideUser']) {
    const value = readProperty(readProperty(login?.json, name), 'userId')
    if (value !== undefined) return { place: `${operation.id}#/${name}/userId`, value }
  }
  return undefined
}

/**
 * Starts a new session of a member.
 * @throws CannotVerifyError
 */
export async function signInAgain(run: Run, member: Member = run.state.member): Promise<void> {
  if (member.id !== '') keepToken(run, member, await fetchToken(run, member))
}

/** Makes a token the session of a member, with the lifetime that the login gave. */
export function keepToken(run: Run, member: Member, token: string): void {
  const login = run.calls.findLast(({ sent }) => sent.path === signInOperation(run)?.path)
  const expiresAt = readTextProperty(login?.json, 'expiresAt') ?? ''
  const lifetimeMs = Date.parse(expiresAt) - (run.wallClock ?? Date.now)()
  member.token = token
  member.session = {
    token,
    startedAt: run.clock(),
    lifetimeMs: Number.isNaN(lifetimeMs) ? undefined : lifetimeMs,
    calls: 0,
    isDisturbed: false,
    refusing: new Set(),
  }
}

/** Registers a session of a member, so that reports can name it. */
export function nameSession({ settings, state, hop }: Run, token: string, id: string): void {
  const prefix = id === settings.member?.id ? '' : 'OTHER_'
  const { authorization, cookie } = hop.headersOf(token)
  const credential = authorization?.split(' ')[1]
  if (credential !== undefined) state.sessions.set(credential, `${prefix}TOKEN`)
  if (cookie !== undefined) state.sessions.set(cookie, `${prefix}COOKIE`)
}

export async function signIn(run: Run): Promise<void> {
  if ((await run.hop.isAlive?.(run)) !== true) await signInAgain(run)
}
