import { isRecord, parseJson } from '#site/lib/json.ts'
import type { ApiCall, Operation, ReceivedResponse } from '../contract/model.ts'
import type { AskOptions, Run } from '../run/run.ts'
import { pointerTo } from '../contract/outcome.ts'

/** A way to send the token; `send` as in a backend map. */
export type Carrier = {
  readonly send: string
  readonly description: string
  readonly options: AskOptions
}

const headerCarrier = (token: string, header: string, scheme?: string): Carrier => {
  const value = scheme === undefined ? '' : `${scheme} `
  return {
    send: `{ header: ${header}${scheme === undefined ? '' : `, scheme: ${scheme}`} }`,
    description: `\`${header}: ${value}TOKEN\``,
    options: { token: null, headers: { [header.toLowerCase()]: `${value}${token}` } },
  }
}

/** The contract's way is the first. */
function carriersFor({ place, token }: TokenPlace): readonly Carrier[] {
  const cookie = /^cookie:(.*)$/.exec(place)?.[1]
  const cookieCarrier = {
    send: `{ cookie: ${cookie} }`,
    description: `the cookie ${cookie}`,
    options: { token: null, headers: { cookie: `${cookie}=${token}` } },
  }
  return [
    headerCarrier(token, 'Authorization', 'Bearer'),
    ...(cookie === undefined ? [] : [cookieCarrier]),
    headerCarrier(token, 'Authorization'),
    headerCarrier(token, 'Authorization', 'Token'),
    ...['X-Auth-Token', 'X-Access-Token', 'X-Auth', 'Token'].map((header) =>
      headerCarrier(token, header),
    ),
    {
      send: '{ body: token }',
      description: 'the property `token` of the body',
      options: { token: null, text: JSON.stringify({ token }) },
    },
  ]
}

/** A read of members that takes an empty request. */
export const readForMembers = (run: Run): Operation | undefined =>
  run.contract.operations.find(
    (operation) =>
      operation.isForMembers &&
      run.effect(operation).reads === true &&
      !run.contract.resolve(operation.request).required,
  )

/** The parts that distinguish an answer from a refusal: property names, and values of outcomes. */
const shapeOf = (value: unknown): unknown =>
  isRecord(value)
    ? Object.entries(value).map(([name, value]) => [
        name,
        OUTCOME_NAME.test(name) && typeof value !== 'object' ? value : shapeOf(value),
      ])
    : typeof value

const OUTCOME_NAME = /^(status|(result_?)?code)$/i

const signatureOf = ({ received, json }: ApiCall): string =>
  JSON.stringify([received?.status, shapeOf(json)])

/** How the backend takes a token: the first way whose answer differs from a call without one; null: none. */
export async function findCarrier(
  run: Run,
  readOperation: Operation,
  token: TokenPlace,
): Promise<Carrier | null> {
  const ask = (options: AskOptions) =>
    run.ask(readOperation, {}, { ...options, isForeign: true, isSentOnce: true })
  const withoutToken = await ask({ token: null })
  for (const carrier of carriersFor(token)) {
    const answer = await ask(carrier.options)
    const status = answer.received?.status ?? 500
    if (status === 429) return null
    if (status < 400 && signatureOf(answer) !== signatureOf(withoutToken)) return carrier
  }
  return null
}

/** A token and its place as a backend map writes it: `/data/token`, `header:NAME`, `cookie:NAME`. */
export type TokenPlace = { readonly place: string; readonly token: string }

const TOKEN_NAME = /token|jwt|session|^sid$|^auth$|access_?key/i
const OTHER_TOKEN_NAME = /refresh|csrf|xsrf|push|device|fcm/i
const TOKEN_HEADERS = [
  'authorization',
  'x-auth-token',
  'x-access-token',
  'x-session-token',
  'token',
]
const MIN_LENGTH = 8

/** Matches each of several cookies in one line; dates contain commas as well. */
const COOKIE_PATTERN = /(?:^|,)\s*([\w.-]+)=([^;,]+)/g

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= MIN_LENGTH && !/\s/.test(value)

function* tokensIn(
  value: unknown,
  pointer = '',
): Generator<TokenPlace & { readonly name: string }> {
  if (!isRecord(value)) return
  for (const [name, child] of Object.entries(value)) {
    const place = pointer + pointerTo(name)
    if (TOKEN_NAME.test(name) && !OTHER_TOKEN_NAME.test(name) && isToken(child))
      yield { place, token: child, name }
    yield* tokensIn(child, place)
  }
}

/** The token in a login's answer: in the body, a header or a cookie; null: none. */
export function findToken({ text, headers }: ReceivedResponse): TokenPlace | null {
  const bodyTokens = [...tokensIn(parseJson(text))]
  const bodyToken = bodyTokens.find(({ name }) => /token|jwt/i.test(name)) ?? bodyTokens[0]
  if (bodyToken !== undefined) return bodyToken
  for (const name of TOKEN_HEADERS) {
    const token = headers[name]?.replace(/^Bearer /i, '')
    if (isToken(token)) return { place: `header:${name}`, token }
  }
  const cookies = [...(headers['set-cookie'] ?? '').matchAll(COOKIE_PATTERN)].flatMap(
    ([, name = '', token = '']) => (isToken(token) ? [{ place: `cookie:${name}`, token }] : []),
  )
  return cookies.find(({ place }) => /sess|sid|token/i.test(place)) ?? cookies[0] ?? null
}
