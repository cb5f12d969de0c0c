import { describeAnswer, outcomeOf } from '../contract/outcome.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { reportOtherRefusal, jobFor, cancelCreated } from '../run/probe.ts'
import type { Probe, Run, AskOptions } from '../run/run.ts'
import { isRateLimited, refusalMarks, RATE_LIMITED } from '../contract/refusal.ts'
import { bodyFor } from '../run/values.ts'

const alterToken = (token: string): string => token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')

export const sessionsAreRequired: Probe = {
  id: 'sessions-are-required',
  title: 'No member call is answered without a valid token',
  jobs: (run) =>
    run.operations.filter((operation) => operation.isForMembers).map(jobFor(checkTokens)),
}

type TokenVariant = readonly [words: string, options: AskOptions]

async function checkTokens(run: Run, operation: Operation): Promise<void> {
  const body = await bodyFor(run, operation)
  const token = run.token()
  // A map decides where the token is sent.
  const isBackend = run.hop.backendSide === undefined && run.isMapped !== true
  const misplacedVariants =
    token !== null && isBackend ? misplacedTokenVariants(token, run.isSafe) : []
  const acceptedVariants = new Map<number, AcceptedVariant>()
  await run.all(
    [...[...invalidTokenVariants(token), ...misplacedVariants].entries()],
    async (itemRun, [index, tokenVariant]) => {
      const [variant, options] = tokenVariant
      const answer = await sendVariant(itemRun, operation, body, options)
      if (answer !== undefined) acceptedVariants.set(index, { variant, answer })
    },
  )
  reportAccepted(run, operation, acceptedVariants)
}

const invalidTokenVariants = (token: string | null): readonly TokenVariant[] => [
  ['without a token', { token: null }],
  ['with an invented token', { token: '0123456789abcdef0123456789abcdef' }],
  ['with an empty token', { token: null, headers: { authorization: 'Bearer ' } }],
  [
    'with a token of another scheme',
    { token: null, headers: { authorization: `Basic ${token ?? 'dGVzdDp0ZXN0'}` } },
  ],
  ...(token === null
    ? []
    : ([
        ['with a token whose last character is changed', { token: alterToken(token) }],
        ['with a truncated token', { token: token.slice(0, token.length / 2) }],
      ] as const)),
]

const TOKEN_NAMES = ['token', 'access_token', 'session', 'jwt', 'sid', 'auth']
const TOKEN_HEADERS = ['x-auth-token', 'x-access-token', 'x-session-token', 'x-api-key', 'token']

/**
 * A valid token where the contract has none (RFC 6750, 5.3: addresses and cookies are stored and sent by others). A safe
 * run leaves the address out, as logs keep it.
 */
const misplacedTokenVariants = (token: string, isSafe: boolean): readonly TokenVariant[] => {
  const noToken = { token: null } as const
  const query = `?${TOKEN_NAMES.map((name) => `${name}=${token}`).join('&')}`
  const cookie = TOKEN_NAMES.map((name) => `${name}=${token}`).join('; ')
  const headers = { cookie, ...Object.fromEntries(TOKEN_HEADERS.map((name) => [name, token])) }
  return [
    isSafe
      ? ['with a token in a cookie or another header', { ...noToken, headers }]
      : [
          'with a token in the address, a cookie or another header',
          { ...noToken, headers, query, isForeign: true },
        ],
    ['with a token in the body', { ...noToken, text: JSON.stringify({ token }) }],
    ['with a token without a scheme', { ...noToken, headers: { authorization: token } }],
    [
      'with a token of the scheme Token',
      { ...noToken, headers: { authorization: `Token ${token}` } },
    ],
    ['with a token in other case', { token: swapCase(token) }],
    ['with a token and more behind it', { token: `${token}x` }],
    ['with a token twice', { token: `${token}, ${token}` }],
  ]
}

const swapCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase()

/** The valid body, with the token if the way puts it into the body. */
const bodyWithToken = (body: unknown, { text }: AskOptions): Pick<AskOptions, 'text'> =>
  text === undefined
    ? {}
    : { text: JSON.stringify({ ...(body as object), ...(JSON.parse(text) as object) }) }

async function sendVariant(
  run: Run,
  operation: Operation,
  body: unknown,
  options: AskOptions,
): Promise<ApiCall | undefined> {
  // A token without letters is the same in other case.
  if (options.token !== undefined && options.token !== null && options.token === run.token())
    return undefined
  const bodyOptions = bodyWithToken(body, options)
  const answer = await run.ask(operation, body, { ...options, ...bodyOptions, refusedWith: 401 })
  const { received } = answer
  if (received === null || received.status === 401 || received.status >= 500) return undefined
  // The request may be refused for another fault, such as its address or body.
  if (options.isForeign === true && !operation.outcomes.has(outcomeOf(answer) ?? ''))
    return undefined
  if (received.status === 400 && options.text !== undefined) return undefined
  if (isRateLimited(answer)) {
    run.skip(operation, RATE_LIMITED)
    return undefined
  }
  if (reportOtherRefusal(run, operation, answer, 'a call without a valid token', 401))
    return undefined
  await cancelCreated(run, operation, answer)
  return answer
}

type AcceptedVariant = { readonly variant: string; readonly answer: ApiCall }

/** One finding for all ways, with the first as its example. */
function reportAccepted(
  run: Run,
  operation: Operation,
  acceptedVariants: ReadonlyMap<number, AcceptedVariant>,
): void {
  const [first, ...others] = [...acceptedVariants]
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value)
  if (first === undefined) return
  const othersText = others.length === 0 ? '' : `, and in ${others.length} more ways`
  const message = `answers ${first.variant}${othersText}: ${describeAnswer(first.answer)} instead of 401`
  const everywhere = {
    kind: 'answers without a session',
    message: `answers calls ${first.variant}, such as ${operation.id}: ${describeAnswer(first.answer)} instead of 401`,
  }
  const refutes = refusalMarks(operation, 401)
  run.report(operation, { message, refutes, everywhere }, first.answer)
}
