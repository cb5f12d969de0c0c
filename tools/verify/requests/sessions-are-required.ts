import { answerWords, outcomeOf } from '../contract/outcome.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { isRefusedOtherwise, jobFor, undo } from '../run/probe.ts'
import type { Probe, Run, AskOptions } from '../run/run.ts'
import { isSlowed, refusalMarks, SLOWED } from '../contract/refusal.ts'
import { bodyFor } from '../run/values.ts'

const altered = (token: string): string => token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')

export const sessionsAreRequired: Probe = {
  id: 'sessions-are-required',
  title: 'No member call is answered without a valid token',
  jobs: (run) => run.operations.filter((one) => one.isForMembers).map(jobFor(tryWays)),
}

type WayIn = readonly [words: string, options: AskOptions]

async function tryWays(run: Run, operation: Operation): Promise<void> {
  const body = await bodyFor(run, operation)
  const token = run.token()
  // A map decides where the token is sent.
  const isBackend = run.hop.behind === undefined && run.isMapped !== true
  const more = token !== null && isBackend ? elsewhere(token, run.isSafe) : []
  const taken = new Map<number, Taken>()
  await run.all([...[...waysIn(token), ...more].entries()], async (own, [index, way]) => {
    const [words, options] = way
    const answer = await tryOne(own, operation, body, options)
    if (answer !== undefined) taken.set(index, { words, answer })
  })
  reportTaken(run, operation, taken)
}

const waysIn = (token: string | null): readonly WayIn[] => [
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
        ['with a token whose last character is changed', { token: altered(token) }],
        ['with a truncated token', { token: token.slice(0, token.length / 2) }],
      ] as const)),
]

const NAMES = ['token', 'access_token', 'session', 'jwt', 'sid', 'auth']
const HEADERS = ['x-auth-token', 'x-access-token', 'x-session-token', 'x-api-key', 'token']

/**
 * A valid token where the contract has none (RFC 6750, 5.3: addresses and cookies are stored and sent by others). A safe
 * run leaves the address out, as logs keep it.
 */
const elsewhere = (token: string, isSafe: boolean): readonly WayIn[] => {
  const none = { token: null } as const
  const query = `?${NAMES.map((name) => `${name}=${token}`).join('&')}`
  const cookie = NAMES.map((name) => `${name}=${token}`).join('; ')
  const headers = { cookie, ...Object.fromEntries(HEADERS.map((name) => [name, token])) }
  return [
    isSafe
      ? ['with a token in a cookie or another header', { ...none, headers }]
      : [
          'with a token in the address, a cookie or another header',
          { ...none, headers, query, isForeign: true },
        ],
    ['with a token in the body', { ...none, text: JSON.stringify({ token }) }],
    ['with a token without a scheme', { ...none, headers: { authorization: token } }],
    ['with a token of the scheme Token', { ...none, headers: { authorization: `Token ${token}` } }],
    ['with a token in other case', { token: otherCase(token) }],
    ['with a token and more behind it', { token: `${token}x` }],
    ['with a token twice', { token: `${token}, ${token}` }],
  ]
}

const otherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase()

/** The valid body, with the token if the way puts it into the body. */
const bodyWithToken = (body: unknown, { text }: AskOptions): Pick<AskOptions, 'text'> =>
  text === undefined
    ? {}
    : { text: JSON.stringify({ ...(body as object), ...(JSON.parse(text) as object) }) }

async function tryOne(
  run: Run,
  operation: Operation,
  body: unknown,
  options: AskOptions,
): Promise<ApiCall | undefined> {
  // A token without letters is the same in other case.
  if (options.token !== undefined && options.token !== null && options.token === run.token())
    return undefined
  const own = bodyWithToken(body, options)
  const answer = await run.ask(operation, body, { ...options, ...own, refusedWith: 401 })
  const { received } = answer
  if (received === null || received.status === 401 || received.status >= 500) return undefined
  // The request may be refused for another fault, such as its address or body.
  if (options.isForeign === true && !operation.outcomes.has(outcomeOf(answer) ?? ''))
    return undefined
  if (received.status === 400 && options.text !== undefined) return undefined
  if (isSlowed(answer)) {
    run.skip(operation, SLOWED)
    return undefined
  }
  if (isRefusedOtherwise(run, operation, answer, 'a call without a valid token', 401))
    return undefined
  await undo(run, operation, answer)
  return answer
}

type Taken = { readonly words: string; readonly answer: ApiCall }

/** One finding for all ways, with the first as its example. */
function reportTaken(run: Run, operation: Operation, taken: ReadonlyMap<number, Taken>): void {
  const [first, ...others] = [...taken]
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value)
  if (first === undefined) return
  const more = others.length === 0 ? '' : `, and in ${others.length} more ways`
  const message = `answers ${first.words}${more}: ${answerWords(first.answer)} instead of 401`
  const everywhere = {
    kind: 'answers without a session',
    message: `answers calls ${first.words}, such as ${operation.id}: ${answerWords(first.answer)} instead of 401`,
  }
  const refutes = refusalMarks(operation, 401)
  run.report(operation, { message, refutes, everywhere }, first.answer)
}
