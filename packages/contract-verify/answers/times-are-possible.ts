import { isRecord } from '../../../src/lib/json.ts'
import { schemaOf } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'

/** Tolerated difference between the clocks of two machines. */
const TOLERANCE_MS = 5 * 60_000
/** An RFC 3339 date-time with an offset; `body-fits-schema` reports others. */
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/i
/** Earlier dates are errors: seconds read as milliseconds, for example, give January 1970. */
const EARLIEST = Date.parse('1995-01-01T00:00:00Z')
/** Names of expiry times, which are in the future. */
const AHEAD = /^expires?(At|On)$/
/** Names of times in the past. Times with other names, such as a due date, may be past or future. */
const PAST = /^last|(ed|read|login|seen|paid|sent)_?(at|on|time|date)$/i
/** Names of the earliest time of an item. */
const FIRST = /^(created|requested|placed|registered|written|started|released)/

type Told = {
  readonly pointer: string
  readonly name: string
  readonly at: number
  readonly text: string
}

function instantsOf(value: unknown, at = ''): readonly (readonly Told[])[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isRecord(value)
    ? Object.entries(value).flatMap(([name, one]): readonly Told[] =>
        typeof one === 'string' && INSTANT.test(one) && !Number.isNaN(Date.parse(one))
          ? [{ pointer: `${at}/${name}`, name, at: Date.parse(one), text: one }]
          : [],
      )
    : []
  const inner = Object.entries(value).flatMap(([name, one]) => instantsOf(one, `${at}/${name}`))
  return own.length === 0 ? inner : [own, ...inner]
}

export const timesArePossible: AnswerCheck = {
  id: 'times-are-possible',
  title:
    'Past events have past times, expiry times are in the future, and nothing ends before it begins',
  find(answer) {
    const { received, call, now } = answer
    if (received.status !== 200 || schemaOf(answer) === undefined) return []
    const said = Date.parse(received.headers['date'] ?? '')
    const today = Number.isNaN(said) ? now : said
    const faults = instantsOf(call.json).flatMap((holder) => [
      ...holder.flatMap(({ pointer, name, at, text }) => {
        const what = faultOf(name, at, today)
        return what === undefined
          ? []
          : [{ pointer, kind: what, message: `${pointer} ${what}: ${text}` }]
      }),
      ...disorderIn(holder),
    ])
    const first = new Map(faults.toReversed().map((one) => [one.kind, one]))
    return [...first.values()].map(({ pointer, message, kind }) => ({
      pointer,
      message,
      everywhere: {
        kind: `time ${kind}`,
        message: `answers a time that ${kind}, such as ${message}`,
      },
    }))
  },
}

function faultOf(name: string, at: number, today: number | null): string | undefined {
  if (at < EARLIEST) return 'is impossibly early'
  if (today === null) return undefined
  if (AHEAD.test(name)) return at < today - TOLERANCE_MS ? 'is in the past' : undefined
  return PAST.test(name) && at > today + TOLERANCE_MS ? 'is in the future' : undefined
}

function disorderIn(holder: readonly Told[]) {
  const begin = holder.find(({ name }) => FIRST.test(name))
  if (begin === undefined) return []
  return holder
    .filter(({ at, name }) => at < begin.at - TOLERANCE_MS && PAST.test(name) && !FIRST.test(name))
    .map(({ pointer, name, text }) => ({
      pointer,
      kind: `is before ${begin.name}`,
      message: `${pointer} is before ${begin.name}: ${name} ${text}, ${begin.name} ${begin.text}`,
    }))
}
