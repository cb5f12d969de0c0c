import { entriesInHar, HarError, parseHar } from '#verify/read-har'
import type { HarEntry } from '#verify/read-har'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import { parseJson, readProperty } from '../../src/lib/json.ts'
import { breachesOfAnswer } from './contract-breaches.ts'
import type { RecordedAnswer } from './overrides.ts'
import { CommandError } from './command-error.ts'

const MAX_ANSWER = 8_000_000

export type RecordedBreach = {
  /** Number of the entry in the HAR file, from 1. */
  readonly entry: number
  readonly operation: string
  /** JSON Pointer with `*` for list indices; empty: the whole answer. */
  readonly pointer: string
  readonly rule: string
  readonly message: string
}

/** Entries that are not replayed, and why. */
export type SkippedEntries = { readonly entries: readonly number[]; readonly why: string }

export type Traffic = {
  readonly answers: ReadonlyMap<string, readonly RecordedAnswer[]>
  /** Replayed entries by operation. */
  readonly replayed: Readonly<Record<string, readonly number[]>>
  readonly breaches: readonly RecordedBreach[]
  readonly skipped: readonly SkippedEntries[]
}

const operationByPath = new Map<string, BackendOperation>(
  backendOperations.map((backendOperation) => [backendOperation.path, backendOperation]),
)

const operationByRoute = new Map<string, BackendOperation | null>(
  proxyRoutes.map(({ path, backend, answers }) => {
    const hasSameAnswers = JSON.stringify(answers) === JSON.stringify(backend?.answers)
    return [path, (hasSameAnswers && backend !== null && operationByPath.get(backend.path)) || null]
  }),
)

type MatchedAnswer = { readonly operation: BackendOperation; readonly answer: RecordedAnswer }

function answerIn(entry: HarEntry): MatchedAnswer | string {
  const { pathname, host } = new URL(entry.url)
  const path = /\/(?:public|api\/routes)\/.*$/.exec(pathname)?.[0] ?? ''
  const operation = operationByPath.get(path) ?? operationByRoute.get(path)
  if (operation === undefined) return `no operation of the contract (${host})`
  if (operation === null) return `a route of the site that answers otherwise than the backend`
  if (entry.method !== 'POST') return `the method is ${entry.method}`
  if (entry.status === 0) return 'no answer was recorded'
  if (entry.bodyFault !== null) return entry.bodyFault
  if (entry.answerText.length > MAX_ANSWER)
    return `the answer has more than ${MAX_ANSWER} characters`
  const body = parseJson(entry.answerText)
  if (body === undefined) {
    const type = entry.answerHeaders['content-type'] ?? 'no content-type'
    return `HTTP ${entry.status} with a body that is not JSON (${type})`
  }
  const recordedAt = entry.startedAt || Date.now()
  return { operation, answer: { status: entry.status, body, recordedAt } }
}

const addTo = <Value>(map: Map<string, Value[]>, key: string, value: Value): void =>
  void map.set(key, [...(map.get(key) ?? []), value])

/**
 * The answers of a HAR file that a mock can replay.
 * @throws CommandError when there is none
 */
export function readTraffic(file: unknown): Traffic {
  const answers = new Map<string, RecordedAnswer[]>()
  const replayed = new Map<string, number[]>()
  const skipped = new Map<string, number[]>()
  const breaches: RecordedBreach[] = []
  for (const entry of requireEntries(file)) {
    const { number } = entry
    const match = 'fault' in entry ? `unreadable, ${entry.fault}` : answerIn(entry.entry)
    if (typeof match === 'string' || 'fault' in entry) {
      addTo(skipped, String(match), number)
      continue
    }
    const { operation, answer } = match
    const contentType = entry.entry.answerHeaders['content-type'] ?? null
    const receivedAnswer = { status: answer.status, contentType, text: entry.entry.answerText }
    for (const { pointer, keyword, description } of breachesOfAnswer(operation, receivedAnswer)) {
      const breach = { pointer, rule: keyword, message: description }
      breaches.push({ entry: number, operation: operation.operationId, ...breach })
    }
    addTo(answers, operation.operationId, answer)
    addTo(replayed, operation.operationId, number)
  }
  const skippedEntries = [...skipped].map(([words, entries]) => ({ entries, why: words }))
  if (answers.size === 0) {
    const reasons =
      skippedEntries.length === 0 ? 'it has no entries' : skippedEntries.map(skippedText).join('; ')
    throw new CommandError([{ path: '/log/entries', message: `has nothing to replay: ${reasons}` }])
  }
  return { answers, replayed: Object.fromEntries(replayed), breaches, skipped: skippedEntries }
}

/**
 * The `log` of a HAR file, for the command `replay`.
 * @throws CommandError when it is not JSON
 */
export function logInHar(text: string): unknown {
  try {
    return readProperty(parseHar(text), 'log')
  } catch (error) {
    if (!(error instanceof HarError)) throw error
    throw new CommandError([{ path: '', message: error.message }])
  }
}

function requireEntries(file: unknown) {
  try {
    return entriesInHar(file)
  } catch (error) {
    if (!(error instanceof HarError)) throw error
    throw new CommandError([{ path: '', message: error.message }])
  }
}

const MAX_NUMBERS = 10

/** `entries 3, 7: the method is OPTIONS` */
const skippedText = ({ entries, why }: SkippedEntries): string => {
  const moreText = entries.length > MAX_NUMBERS ? ` and ${entries.length - MAX_NUMBERS} more` : ''
  const numbers = entries.slice(0, MAX_NUMBERS).join(', ')
  return `${entries.length === 1 ? 'entry' : 'entries'} ${numbers}${moreText}: ${why}`
}

const MAX_LISTED = 20

export function describeReplay({ replayed, breaches, skipped }: Omit<Traffic, 'answers'>): string {
  const operations = Object.entries(replayed)
  const answers = operations.reduce((sum, [, entries]) => sum + entries.length, 0)
  const moreCount = breaches.length - MAX_LISTED
  return [
    `Replaying ${answers} answers of ${operations.length} operations: ${operations
      .map(([name, { length }]) => `${name} ${length}`)
      .join(', ')}.`,
    ...breaches
      .slice(0, MAX_LISTED)
      .map(
        ({ entry, operation, pointer, rule, message }) =>
          `  entry ${entry}, ${operation} breaks the contract at ${pointer || 'the whole answer'} (${rule}): ${message}`,
      ),
    ...(moreCount > 0 ? [`  and ${moreCount} more`] : []),
    ...skipped.map((entry) => `  skipped ${skippedText(entry)}`),
  ].join('\n')
}
