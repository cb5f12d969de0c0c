import { MINUTE_MS } from '#site/lib/durations.ts'
import { isRecord } from '#site/lib/json.ts'
import { groupedFault, schemaOf } from './answer-check.ts'
import type { AnswerCheck, ObservedAnswer } from './answer-check.ts'

/** Markup that runs in a page; the contract lets operators write any other. */
const DANGEROUS_MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\s*(script|object|embed|applet)\b/i, 'an element that runs'],
  [/<[a-z][^<>]*[\s"'/]on[a-z]+\s*=/i, 'a handler of events'],
  [
    /(href|src|action|formaction|xlink:href)\s*=\s*["']?\s*(javascript|vbscript|data:text\/html)/i,
    'a link that runs a script',
  ],
]

/** An address, whose form the schema checks. */
const ADDRESS_PATTERN = /^(https?|data|blob|file|javascript|vbscript):/i

function* textsIn(value: unknown, at = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value]
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, `${at}/${name}`)
}

export const textsAreHarmless: AnswerCheck = {
  id: 'texts-are-harmless',
  title: 'No text of an operator contains markup that runs in a page',
  find({ call, received, textsOfMembers }) {
    if (received.status !== 200 || !received.text.includes('<')) return []
    const faults = [...textsIn(call.json)].flatMap(([pointer, text]) => {
      const danger = DANGEROUS_MARKUP.find(([sign]) => sign.test(text))?.[1]
      const name = pointer.split('/').at(-1) ?? ''
      // Texts written by members are plain text and are returned unchanged.
      if (danger === undefined || textsOfMembers.has(name) || ADDRESS_PATTERN.test(text)) return []
      return [{ pointer, message: `${pointer} has ${danger}` }]
    })
    return faults.slice(0, 1)
  },
}

/** Tolerated difference between the clocks of two machines. */
const TOLERANCE_MS = 5 * MINUTE_MS
/** An RFC 3339 date-time with an offset; `body-fits-schema` reports others. */
const INSTANT_PATTERN = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/i
/** Earlier dates are errors: seconds read as milliseconds, for example, give January 1970. */
const EARLIEST_MS = Date.parse('1995-01-01T00:00:00Z')
/** Names of expiry times, which are in the future. */
const FUTURE_NAME = /^expires?(At|On)$/
/** Names of times in the past. Times with other names, such as a due date, may be past or future. */
const PAST_NAME = /^last|(ed|read|login|seen|paid|sent)_?(at|on|time|date)$/i
/** Names of the earliest time of an item. */
const FIRST_NAME = /^(created|requested|placed|registered|written|started|released)/

type DatedValue = {
  readonly pointer: string
  readonly name: string
  readonly at: number
  readonly text: string
}

function instantsOf(value: unknown, at = ''): readonly (readonly DatedValue[])[] {
  if (typeof value !== 'object' || value === null) return []
  const ownValues = isRecord(value)
    ? Object.entries(value).flatMap(([name, child]): readonly DatedValue[] =>
        typeof child === 'string' && INSTANT_PATTERN.test(child) && !Number.isNaN(Date.parse(child))
          ? [{ pointer: `${at}/${name}`, name, at: Date.parse(child), text: child }]
          : [],
      )
    : []
  const nestedValues = Object.entries(value).flatMap(([name, child]) =>
    instantsOf(child, `${at}/${name}`),
  )
  return ownValues.length === 0 ? nestedValues : [ownValues, ...nestedValues]
}

export const timesArePossible: AnswerCheck = {
  id: 'times-are-possible',
  title:
    'Past events have past times, expiry times are in the future, and nothing ends before it begins',
  find(answer) {
    const { received, call, now } = answer
    if (received.status !== 200 || schemaOf(answer) === undefined) return []
    const dateHeader = Date.parse(received.headers['date'] ?? '')
    const today = Number.isNaN(dateHeader) ? now : dateHeader
    const faults = instantsOf(call.json).flatMap((holder) => [
      ...holder.flatMap(({ pointer, name, at, text }) => {
        const kind = timeFaultOf(name, at, today)
        return kind === undefined ? [] : [{ pointer, kind, message: `${pointer} ${kind}: ${text}` }]
      }),
      ...orderFaultsIn(holder),
    ])
    const firstByKind = new Map(faults.toReversed().map((fault) => [fault.kind, fault]))
    return [...firstByKind.values()].map(({ pointer, message, kind }) => ({
      pointer,
      message,
      ...groupedFault(`time ${kind}`, `answers a time that ${kind}, such as ${message}`),
    }))
  },
}

function timeFaultOf(name: string, at: number, today: number | null): string | undefined {
  if (at < EARLIEST_MS) return 'is impossibly early'
  if (today === null) return undefined
  if (FUTURE_NAME.test(name)) return at < today - TOLERANCE_MS ? 'is in the past' : undefined
  return PAST_NAME.test(name) && at > today + TOLERANCE_MS ? 'is in the future' : undefined
}

function orderFaultsIn(holder: readonly DatedValue[]) {
  const begin = holder.find(({ name }) => FIRST_NAME.test(name))
  if (begin === undefined) return []
  return holder
    .filter(
      ({ at, name }) =>
        at < begin.at - TOLERANCE_MS && PAST_NAME.test(name) && !FIRST_NAME.test(name),
    )
    .map(({ pointer, name, text }) => ({
      pointer,
      kind: `is before ${begin.name}`,
      message: `${pointer} is before ${begin.name}: ${name} ${text}, ${begin.name} ${begin.text}`,
    }))
}

const directivesOf = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((directive) => directive.trim().split('='))
      .map(([name = '', value = '']) => [name, value.replaceAll('"', '')]),
  )

/** Headers that let a cache store the answer to a member (RFC 9111, 3 and 5.2.2); undefined: none. */
function cachingHeaderOf({ received: { headers, status } }: ObservedAnswer): string | undefined {
  if (status >= 400) return undefined
  const directives = directivesOf(headers['cache-control'])
  if (directives.has('no-store')) return undefined
  const isShared = directives.has('public') || directives.has('s-maxage')
  const isFresh = Number(directives.get('max-age') ?? 0) > 0 && !directives.has('no-cache')
  if (isShared || isFresh) return `Cache-Control: ${headers['cache-control'] ?? ''}`
  const hasPrivateRule =
    directives.has('no-cache') || directives.has('private') || directives.has('max-age')
  const expires = Date.parse(headers['expires'] ?? '')
  const now = Date.parse(headers['date'] ?? '') || Date.now()
  return expires > now && !hasPrivateRule ? `Expires: ${headers['expires'] ?? ''}` : undefined
}

/** Headers that let pages of other sites read the answer as the member (Fetch, CORS protocol); undefined: none. */
function sharingHeaderOf({
  received: { headers },
  call: { sent },
}: ObservedAnswer): string | undefined {
  const allowedOrigin = headers['access-control-allow-origin']
  const isWithCredentials = headers['access-control-allow-credentials'] === 'true'
  const isForAll =
    allowedOrigin === '*' ||
    (allowedOrigin !== undefined && allowedOrigin === sent.headers['origin'])
  return isWithCredentials && isForAll
    ? `Access-Control-Allow-Origin: ${allowedOrigin} with credentials`
    : undefined
}

function readableCookieOf({
  received: { headers },
  call: { json },
}: ObservedAnswer): string | undefined {
  const cookie = headers['set-cookie']
  if (cookie === undefined || /;\s*httponly/i.test(cookie)) return undefined
  const isInCookie = (value: unknown) =>
    typeof value === 'string' && value.length >= 6 && cookie.includes(`=${value}`)
  return Object.values(json ?? {}).some(isInCookie) ? cookie.split('=')[0] : undefined
}

export const privateAnswersStayPrivate: AnswerCheck = {
  id: 'private-answers-stay-private',
  title: 'No cache, cookie or page of another site gets private data of the member',
  find(answer) {
    const caching = answer.operation.isForMembers ? cachingHeaderOf(answer) : undefined
    const sharing = sharingHeaderOf(answer)
    const cookie = readableCookieOf(answer)
    const messages = {
      cached: caching === undefined ? undefined : `lets caches keep a member's answer: ${caching}`,
      shared:
        sharing === undefined
          ? undefined
          : `lets pages of any site read answers as the member: ${sharing}`,
      cookie:
        cookie === undefined
          ? undefined
          : `sets the token as the cookie ${cookie}, too, which scripts of a page can read`,
    }
    return Object.entries(messages).flatMap(([kind, message]) =>
      message === undefined ? [] : [{ message, ...groupedFault(`private ${kind}`, message) }],
    )
  },
}
