import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { isRecord, parseJson, readProperty } from '../../src/lib/json.ts'
import { isIdempotencyKey, invalidKeyMessage } from '../handlers/idempotency.ts'
import { readBody } from '../handlers/read-body.ts'
import { breachesOfAnswer } from './contract-breaches.ts'
import type { ReceivedAnswer } from './contract-breaches.ts'

const MAX_ENTRIES = 500
/** Maximum characters of requests and answers; a process may have 200 logs. */
const MAX_TEXT = 4_000_000

const MAX_LISTED = 5

/**
 * Source of an answer; `checks`: refused or repeated before any of the others; `real`: the real backend of hybrid mode.
 */
export type AnsweredBy = 'behaviour' | 'generated' | 'override' | 'checks' | 'real'

type SentAnswer = ReceivedAnswer & {
  readonly delivered: 'whole' | 'cut'
}

/** A call and its result; `sentAnswer` null: no answer was sent. */
export type FinishedCall = {
  /** Epoch milliseconds, by the mock's clock. */
  readonly at: number
  readonly operation: BackendOperation | undefined
  readonly path: string
  readonly headers: Headers
  readonly text: string
  readonly durationMs: number
  readonly sentAnswer: SentAnswer | null
  readonly answeredBy: AnsweredBy
  readonly fault: LoggedFault | null
  /** Why the real backend did not answer; null: it did, or was not asked. */
  readonly failure: string | null
}

export type LoggedFault = {
  readonly by: 'command' | 'scenario'
  readonly kind: string
  readonly when: 'before' | 'after'
  readonly delayMs: number | null
}

export type LoggedCall = {
  /** Counts from 1 and goes on after the log is cleared. */
  readonly number: number
  /** ISO 8601, by the mock's clock. */
  readonly at: string
  /** Null: unknown path. */
  readonly operation: string | null
  readonly path: string
  /** HTTP status; null: no answer. */
  readonly status: number | null
  /** Business status or problem code. */
  readonly outcome: string | null
  readonly delivered: 'whole' | 'cut' | 'nothing'
  readonly durationMs: number
  readonly request: unknown
  readonly answer: unknown
  readonly idempotencyKey: string | null
  /** Contract violations of request and answer; null: none. */
  readonly violations: { readonly request: string | null; readonly answer: string | null }
  readonly answeredBy: AnsweredBy
  readonly fault: LoggedFault | null
}

export type CallLog = {
  readonly add: (call: FinishedCall) => void
  readonly list: () => readonly LoggedCall[]
  readonly calls: () => readonly FinishedCall[]
  readonly clear: () => void
}

function requestViolation({ operation, headers, text }: FinishedCall): string | null {
  if (operation === undefined) return 'The contract has no such path'
  const parsedBody = readBody(text, headers.get('content-type'), operation.request)
  if (!parsedBody.ok) {
    const errors = parsedBody.errors?.map(({ pointer, message }) => `${pointer} ${message}`.trim())
    return errors?.join('; ') ?? parsedBody.code
  }
  const hasRightKey = isIdempotencyKey(headers.get('idempotency-key'))
  return operation.hasIdempotencyKey && !hasRightKey ? invalidKeyMessage : null
}

function answerViolation({ operation, sentAnswer, failure }: FinishedCall): string | null {
  if (operation === undefined || sentAnswer === null) return null
  if (sentAnswer.delivered === 'cut') return 'The answer breaks off'
  const breaches = breachesOfAnswer(operation, sentAnswer).slice(0, MAX_LISTED)
  const descriptions = breaches.map((breach) => `${breach.description} (${breach.keyword})`)
  return failure ?? (descriptions.length === 0 ? null : descriptions.join('; '))
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const displayText = (text: string): unknown => {
  if (text === '') return null
  const value = parseJson(text)
  return value === undefined ? `no JSON, ${text.length} characters` : withoutSecrets(value)
}

function toLogged(call: FinishedCall, number: number): LoggedCall {
  const { operation, path, headers, sentAnswer, answeredBy, fault } = call
  const answer = sentAnswer === null ? null : parseJson(sentAnswer.text)
  return {
    number,
    at: new Date(call.at).toISOString(),
    operation: operation?.operationId ?? null,
    path,
    status: sentAnswer?.status ?? null,
    outcome: textOf(readProperty(answer, 'status')) ?? textOf(readProperty(answer, 'code')),
    delivered: sentAnswer?.delivered ?? 'nothing',
    durationMs: Math.round(call.durationMs * 10) / 10,
    request: displayText(call.text),
    answer: sentAnswer === null ? null : displayText(sentAnswer.text),
    idempotencyKey: headers.get('idempotency-key'),
    violations: { request: requestViolation(call), answer: answerViolation(call) },
    answeredBy,
    fault,
  }
}

const sizeOf = ({ text, sentAnswer }: FinishedCall): number =>
  text.length + (sentAnswer?.text.length ?? 0)

export function createCallLog(): CallLog {
  let entries: { readonly number: number; readonly call: FinishedCall; logged?: LoggedCall }[] = []
  let lastNumber = 0
  let size = 0
  return {
    add: (call) => {
      lastNumber += 1
      entries.push({ number: lastNumber, call })
      size += sizeOf(call)
      while (entries.length > MAX_ENTRIES || (size > MAX_TEXT && entries.length > 1)) {
        const [oldest] = entries.splice(0, 1)
        if (oldest !== undefined) size -= sizeOf(oldest.call)
      }
    },
    calls: () => entries.map(({ call }) => call),
    list: () => entries.map((entry) => (entry.logged ??= toLogged(entry.call, entry.number))),
    clear: () => {
      entries = []
      size = 0
    },
  }
}

const MASK = '•••'

const secretNames: ReadonlySet<string> = new Set(['pw', 'newPw', 'token', 'ticket'])

const withoutTicket = (text: string): string => text.replaceAll(/(\bticket=)[^&\s]+/g, `$1${MASK}`)

/** JSON with masked passwords, tokens and tickets; tickets also in URLs. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutTicket(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      secretNames.has(name) ? MASK : withoutSecrets(child),
    ]),
  )
}
