import { writePath } from '#proxy/backend-map/json-path.ts'
import { UnavailableError } from '../contract/model.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { describeAnswer, outcomeOf } from '../contract/outcome.ts'
import { isRateLimited } from '../contract/refusal.ts'
import type { Run } from '../run/run.ts'
import type { Credentials } from '../run/run-state.ts'
import { LoginFailedError, nameSession, signIn, signInOperation } from '../run/sign-in.ts'
import { findCarrier, readForMembers, findToken } from './token-place.ts'
import type { Carrier, TokenPlace } from './token-place.ts'

export const signsInCheck = {
  id: 'signs-in',
  title: 'A member signs in as the contract says',
} as const

type Spelling = readonly [id: string, password: string]

/** Few, because backends count failed logins. */
const SPELLINGS: readonly Spelling[] = [
  ['userId', 'password'],
  ['username', 'password'],
  ['id', 'password'],
  ['loginId', 'password'],
]

/** How a member signs in at a backend whose login differs from the contract. */
export type ForeignLogin = {
  readonly spelling: Spelling | null
  readonly token: TokenPlace
  readonly carrier: Carrier | null
  readonly answer: ApiCall
}

/**
 * Signs the member in.
 * @returns whether the run continues with a session; if not, findings name the differences and the lines of a backend map
 * @throws CannotVerifyError
 */
export async function startSession(run: Run): Promise<boolean> {
  const operation = signInOperation(run)
  try {
    await signIn(run)
  } catch (error) {
    if (run.hop.backendSide !== undefined || operation === undefined || run.member === undefined)
      throw error
    // The login is missing, as at a wrong address.
    if (error instanceof UnavailableError && run.state.absentOperations.has(operation.id))
      return false
    if (!(error instanceof LoginFailedError)) throw error
    await reportLogin(run, operation, run.member, error.answer)
    return false
  }
  return run.hop.backendSide !== undefined || checkSessionAccepted(run)
}

async function reportLogin(
  run: Run,
  operation: Operation,
  member: Credentials,
  answer: ApiCall,
): Promise<void> {
  const login = await findLogin(run, operation, member, answer)
  const text = describeAnswer(answer)
  run.state.absentOperations.set(operation.id, {
    kind: 'unusable',
    text,
    call: answer,
    isReported: true,
  })
  const report = (message: string, refutes: readonly string[], call = answer) =>
    run.reportAs(signsInCheck.id, operation, { message, refutes }, call)
  if ('likelySpelling' in login)
    return report(describeNoToken(member, text, login.likelySpelling), [])
  const { spelling, token, carrier } = login
  if (spelling !== null) {
    const [id, pw] = spelling
    const message = `takes a login as \`${id}\` and \`${pw}\`, not as \`id\` and \`pw\`. In the backend map: fields: { LoginRequest.id: ${id}, LoginRequest.pw: ${pw} }`
    report(message, ['A-074'], login.answer)
  }
  if (token.place !== '/token') {
    const message = `has the token at ${token.place}, not at /token. In the backend map: token: { from: ${token.place} }`
    report(message, ['A-027'], login.answer)
  }
  reportTokenCarrier(run, carrier)
}

const describeNoToken = (
  { id }: Credentials,
  answerText: string,
  likelySpelling: Spelling | null,
): string =>
  likelySpelling === null
    ? `${id} cannot sign in: answers ${answerText} to \`id\` and \`pw\`, and no token to ${SPELLINGS.map(([name, pw]) => `\`${name}\` and \`${pw}\``).join(', ')} (A-074). Name its fields in the backend map: fields: { LoginRequest.id: …, LoginRequest.pw: … }`
    : `${id} cannot sign in: answers ${answerText} to \`id\` and \`pw\`, and otherwise to \`${likelySpelling[0]}\` and \`${likelySpelling[1]}\`, but no token. If these are its fields, id or password are wrong; in the backend map: fields: { LoginRequest.id: ${likelySpelling[0]}, LoginRequest.pw: ${likelySpelling[1]} }`

function reportTokenCarrier(run: Run, carrier: Carrier | null): void {
  const readOperation = readForMembers(run)
  if (readOperation === undefined || carrier?.send === BEARER) return
  const message =
    carrier === null
      ? 'answers every way to send the token as if there were none. Say in the backend map how it is sent: token: { send: … }'
      : `takes the token as ${carrier.description}, not as \`Authorization: Bearer TOKEN\`. In the backend map: token: { send: ${carrier.send} }`
  run.reportAs(signsInCheck.id, readOperation, { message, refutes: ['A-052'] })
}

const BEARER = '{ header: Authorization, scheme: Bearer }'

/** The body of a login with the backend's names. */
export function loginBody([name, secret]: Spelling, id: string, password: string): object {
  const body: Record<string, unknown> = {}
  writePath(body, name, id)
  writePath(body, secret, password)
  return body
}

/** Tries other places of the token, and a few other names of the login's fields. */
export async function findLogin(
  run: Run,
  operation: Operation,
  { id, password, fields }: Credentials,
  firstAnswer: ApiCall,
): Promise<ForeignLogin | { readonly likelySpelling: Spelling | null }> {
  const token = firstAnswer.received === null ? null : findToken(firstAnswer.received)
  if (token !== null) return withCarrier(run, null, token, firstAnswer)
  let likelySpelling: Spelling | null = null
  for (const spelling of fields === undefined ? SPELLINGS : [fields]) {
    const text = JSON.stringify(loginBody(spelling, id, password))
    const answer = await run.ask(operation, undefined, { text, isForeign: true, isSentOnce: true })
    if (isRateLimited(answer)) break
    const token = answer.received === null ? null : findToken(answer.received)
    if (token !== null) return withCarrier(run, spelling, token, answer)
    const isLike =
      (answer.received?.status ?? 500) < 400 &&
      describeAnswer(answer) !== describeAnswer(firstAnswer)
    if (isLike) likelySpelling ??= spelling
  }
  return { likelySpelling }
}

async function withCarrier(
  run: Run,
  spelling: Spelling | null,
  token: TokenPlace,
  answer: ApiCall,
): Promise<ForeignLogin> {
  if (run.member !== undefined) nameSession(run, token.token, run.member.id)
  const readOperation = readForMembers(run)
  const carrier = readOperation === undefined ? null : await findCarrier(run, readOperation, token)
  return { spelling, token, carrier, answer }
}

/** Whether the backend accepts the login's session, and if not, how it takes the token. */
async function checkSessionAccepted(run: Run): Promise<boolean> {
  const readOperation = readForMembers(run)
  const token = run.token()
  if (readOperation === undefined || token === null || !run.operations.includes(readOperation))
    return true
  const answer = await run.ask(readOperation, {}, { isForeign: true, isSentOnce: true })
  if (outcomeOf(answer) === 'success') return true
  const carrier = await findCarrier(run, readOperation, { place: '/token', token })
  // The operation itself may fail.
  if (carrier === null || carrier.send === BEARER) return true
  reportTokenCarrier(run, carrier)
  return false
}
