import type { Operation } from '../contract/model.ts'
import { outcomeOf, describeAnswer, valueAt } from '../contract/outcome.ts'
import { jobFor, mayAsk, oneJob } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { bodyFor, harmlessVariant } from '../run/values.ts'
import { nameSession, signIn, signInOperation } from '../run/sign-in.ts'
import { isSessionEnded, isRateLimited } from '../contract/refusal.ts'

const GUESS_COUNT = 20

export const guessingIsSlowed: Probe = {
  id: 'guessing-is-slowed',
  title: 'Guessing is slowed down',
  jobs: (run) =>
    run.operations
      .filter(
        (operation) =>
          run.effect(operation).proves['slows'] !== undefined && mayAsk(run, operation),
      )
      .map(jobFor(checkGuessing)),
}

async function checkGuessing(run: Run, operation: Operation): Promise<void> {
  // The request has an unknown id, so that no member is locked out.
  const body = await harmlessVariant(run, await bodyFor(run, operation), run.effect(operation))
  const answers = []
  for (let count = 1; count <= GUESS_COUNT; count += 1)
    answers.push(await run.ask(operation, body, { isSentOnce: true }))
  const isSlow = answers.some((answer) => outcomeOf(answer) === 'time' || isRateLimited(answer))
  // Up to a hundred guesses are acceptable (NIST SP 800-63B).
  const message = `checks ${GUESS_COUNT} wrong passwords in a row without refusing any: ask the operator for the limit`
  const { slows } = run.effect(operation).proves
  run.judge(isSlow, operation, { message, isWarning: true }, answers.at(-1), slows)
}

const LOGIN_COUNT = 3
const PAUSE_MS = 1_100
/** OWASP ASVS 7.2.3 requires 128 bits for reference tokens. With fewer than half, a token counts as guessable. */
const MIN_BITS = 64

export const tokensAreUnguessable: Probe = {
  id: 'tokens-are-unguessable',
  title: 'A token is new at each login, cannot be guessed, and stays valid at the next login',
  isInTurn: true,
  jobs: (run) => {
    const isTokenGiven = run.tokenFor !== undefined || run.hop.backendSide !== undefined
    return run.token() === null || isTokenGiven || run.isSafe ? [] : oneJob(checkTokens)(run)
  },
}

async function checkTokens(run: Run): Promise<void> {
  const operation = signInOperation(run)
  if (operation === undefined || !run.operations.some((candidate) => candidate.id === operation.id))
    return
  const pointer = run.effect(operation).signsIn ?? ''
  const tokens: string[] = []
  let answer = null
  for (let count = 0; count < LOGIN_COUNT; count += 1) {
    const login = async () => run.ask(operation, await bodyFor(run, operation))
    answer = await login()
    // A signed token may vary only by the second of its login.
    if (count > 0 && valueAt(answer.json, pointer) === tokens.at(-1)) {
      await run.sleep(PAUSE_MS)
      answer = await login()
    }
    const token = valueAt(answer.json, pointer)
    if (typeof token !== 'string') return run.skip(operation, 'a login gave no token')
    nameSession(run, token, run.state.member.id)
    tokens.push(token)
  }
  const otherToken = run.state.other.token
  if (otherToken !== null && tokens.includes(otherToken)) {
    const sharedMessage =
      'gives both members the same token, so the backend cannot distinguish them'
    return run.report(operation, { message: sharedMessage, pointer }, answer)
  }
  const message = tokenFaultOf(tokens, run.member?.id ?? '')
  if (message !== null) run.report(operation, { message, pointer }, answer)
  else await checkFirstSession(run, operation, tokens)
  await signIn(run)
}

/** A warning only, as the contract does not say whether a login ends the sessions on a member's other devices. */
async function checkFirstSession(run: Run, operation: Operation, tokens: readonly string[]) {
  const [readOperation] = run.operations.filter(
    (candidate) => candidate.isForMembers && run.effect(candidate).reads === true,
  )
  if (readOperation === undefined) return
  const ask = (token = '') =>
    run.ask(readOperation, {}, { token, isSentOnce: true, isForeign: true })
  const answerBefore = await ask(tokens[0])
  const answerAfter = await ask(tokens.at(-1))
  if (isSessionEnded(readOperation, answerAfter) || !isSessionEnded(readOperation, answerBefore))
    return
  const message = `ends the session before it: ${readOperation.id} answers ${describeAnswer(answerBefore)} to the token of an earlier login`
  run.report(operation, { message, isWarning: true }, answerBefore)
}

/** Describes the fault of tokens of consecutive logins; null: none. */
export function tokenFaultOf(tokens: readonly string[], member: string): string | null {
  const distinctCount = new Set(tokens).size
  if (distinctCount === 1) return 'gives the same token at each login'
  if (distinctCount < tokens.length) return 'gives a token of an earlier login again'
  const jwts = tokens.map(parseJwt)
  if (jwts.some((token) => token?.isUnsigned === true)) return 'gives tokens without a signature'
  if (jwts.every((token) => token !== undefined)) return null
  if (tokens.some((token) => containsName(token, member)))
    return `gives tokens that contain the id of the member`
  const bits = Math.min(
    ...tokens.slice(1).map((token, index) => entropyOf(tokens[index] ?? '', token)),
  )
  return bits < MIN_BITS
    ? `gives tokens that can be guessed: consecutive ones differ by at most ${Math.round(bits)} bits`
    : null
}

function parseJwt(token: string): { readonly isUnsigned: boolean } | undefined {
  const [head = '', claims = '', signature = '', ...rest] = token.split('.')
  if (claims === '' || rest.length > 0) return undefined
  try {
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: unknown }
    return { isUnsigned: signature === '' || String(header.alg).toLowerCase() === 'none' }
  } catch {
    return undefined
  }
}

function containsName(token: string, member: string): boolean {
  if (member.length < 3) return false
  const texts = [
    token,
    Buffer.from(token, 'base64url').toString('latin1'),
    Buffer.from(token, 'hex').toString('latin1'),
  ]
  return texts.some((text) => text.toLowerCase().includes(member.toLowerCase()))
}

/** Entropy in bits of the part between the common prefix and suffix of two tokens, by their alphabet. */
function entropyOf(a: string, b: string): number {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const maxEnd = Math.min(a.length, b.length) - start
  while (end < maxEnd && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [from, to] = [a, b].map((text) => text.slice(start, text.length - end))
  const length = Math.max(from?.length ?? 0, to?.length ?? 0)
  const alphabetSize = /^[\d]*$/.test(`${from}${to}`)
    ? 10
    : /^[\da-f]*$/i.test(`${from}${to}`)
      ? 16
      : 64
  return length * Math.log2(alphabetSize)
}
