import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { parseJson } from '../../src/lib/json.ts'
import { compileObject, propertiesIn } from './answer-reader.ts'
import type { ReaderParts } from './answer-reader.ts'
import type { BackendRequest, Origin } from './backend-port.ts'
import type { Path } from './field-rules.ts'
import type { Operation, Outcomes, Place } from './map-schema.ts'
import { compileOutcomes, parseOutcomeWord } from './compile-outcomes.ts'
import type { MappedOutcome } from './compile-outcomes.ts'
import { compileConditions, compilePlace, EMPTY } from './places.ts'
import type { Reply, Source, Values } from './places.ts'
import { compileRequest, pathOf } from './request-writer.ts'
import type { WriterParts } from './request-writer.ts'

/** How one operation is called and answered. */
export type Plan = {
  readonly isMoney: boolean
  readonly path: string
  /** The status of a success. */
  readonly status: string
  readonly applies: (sent: Values) => boolean
  readonly write: (request: BackendRequest, sent: Values) => BackendRequest
  /** Items on each of the backend's pages; null: the requested number. */
  readonly itemsPerPage: number | null
  /** The answer of a call that is not sent. */
  readonly instead: MappedOutcome
  readonly outcomeOf: (reply: Reply) => MappedOutcome
  readonly readValue: (reply: Reply) => unknown
  readonly message: Source
  /** Reads after the call: an operation by its name, or a plan. */
  readonly reads: readonly (readonly [string, string | Plan])[]
  readonly newest: { readonly listOperation: string; readonly id: Source | null } | null
  readonly origin: Origin
  /** Describes, for the log, the places that outcomes read, with words that no player wrote. */
  readonly describe: (reply: Reply) => string
}

export type PlanParts = Pick<ReaderParts, 'functionNamed' | 'lineOf'> &
  Omit<WriterParts, 'operationPath'>

export const NEWEST = 'newest'
const AFTER = 'after'

const DEFAULT_OUTCOMES = { '/status': { else: 'same' } } as const

/** The part of a contract's operation that a plan needs. */
type MappedOperation = Pick<BackendOperation, 'path' | 'hasIdempotencyKey' | 'answers'> & {
  readonly request: string
}

const successOf = ({ answers }: MappedOperation) => Object.entries(answers)[0] ?? ['', '']
const answerSchemas = new Set<string>(
  backendOperations.map((backendOperation) => successOf(backendOperation)[1]),
)

export function compilePlan(
  parts: PlanParts,
  operation: MappedOperation,
  rule: Operation,
  operationPath: Path,
): Plan {
  const { map, gapList, functionNamed } = parts
  const statuses = Object.keys(operation.answers)
  const [status, schema] = successOf(operation)
  const writer = { ...parts, operationPath }
  const findFunction = <T>(name: string | undefined, as: string) =>
    name === undefined ? null : (functionNamed(name, [...operationPath, as]) as T)
  const makeBody = findFunction<(sent: Values) => Values>(rule.request, 'request')
  const respond = findFunction<(reply: Reply) => Values>(rule.response, 'response')
  const origins = new Map<string, string>()
  const place = rule.from ?? map.answer?.in ?? '.'
  const payload = compilePayload(place)
  const reads = readsOf(rule)
  const instead = rule.instead === undefined ? null : parseOutcomeWord(rule.instead, statuses)
  for (const name of Object.keys(rule.reads ?? {}))
    if (respond === null) gapList.expect([...operationPath, 'reads', name], `the read ${name}`)
  const reader: ReaderParts = {
    ...writer,
    origins,
    needsSources:
      instead === null || ('status' in instead && instead.status === status && !instead.isEmpty),
    reads: new Map([
      ...reads.map(([name, readRule]) => [name, typeof readRule === 'string'] as const),
      ...(rule.newest ? [[NEWEST, true] as const] : []),
    ]),
    readAfter: (of, name) => {
      if (rule.newest?.as === name && of === schema)
        return { detail: { at: `${NEWEST}:.` }, path: [...operationPath, NEWEST] }
      const afterOperation = backendOperations.find(
        (backendOperation) => backendOperation.operationId === rule.after,
      )
      if (afterOperation === undefined || !answerSchemas.has(of)) return null
      const path = [...operationPath, AFTER]
      if (!propertiesIn(successOf(afterOperation)[1]).includes(name)) return null
      gapList.use(path)
      return { detail: { at: `${AFTER}:${name}` }, path }
    },
  }
  if (rule.after !== undefined) gapList.expect([...operationPath, AFTER], `${AFTER} ${rule.after}`)
  const here = place === '.' ? '' : `/${String([place].flat()[0]).replace(/^[./]+/, '')}`
  const spot = { pointer: '', here, isOptional: false }
  const readObject = respond
    ? null
    : compileObject(reader, schema, spot, rule.answer, [...operationPath, 'answer'])
  const conditions = compileConditions(rule.when ?? {})
  const ownOutcomeOf = compileOutcomes(rule.outcomes ?? {}, statuses)
  const commonOutcomeOf = compileOutcomes(map.outcomes ?? DEFAULT_OUTCOMES, statuses)
  return {
    isMoney: operation.hasIdempotencyKey,
    path: operation.path,
    status,
    applies: (sent) => conditions(replyTo(sent), sent, '') === true,
    write:
      instead === null ? compileRequest(writer, operation, rule, makeBody) : (request) => request,
    itemsPerPage: propertiesIn(operation.request).includes('page')
      ? (map.pages?.holds ?? null)
      : null,
    instead,
    outcomeOf: (reply) => ownOutcomeOf(reply) ?? commonOutcomeOf(reply),
    readValue: (reply) =>
      respond?.(reply) ?? readObject?.(reply, payload(reply, reply.root, ''), ''),
    message: compilePlace(map.answer?.message ?? '/message'),
    reads: reads.map(([name, readRule]) => [
      name,
      typeof readRule === 'string'
        ? readRule
        : {
            ...compilePlan(parts, rawRead(readRule), readRule, [...operationPath, 'reads', name]),
            readValue: ({ root, isEmpty }: Reply) => (isEmpty === true ? EMPTY : root),
          },
    ]),
    newest: rule.newest
      ? { listOperation: rule.newest.of, id: compileId(rule.newest.id, payload) }
      : null,
    origin: { path: pathOf(map, operation.path, rule), pointers: origins },
    describe: compileDescription({ ...rule.outcomes, ...(map.outcomes ?? DEFAULT_OUTCOMES) }),
  }
}

/** The root of an answer, which may be JSON as text. */
function compilePayload(place: Place): Source {
  const readPlace = compilePlace(place)
  return (reply, root, key) => {
    const value = readPlace(reply, root, key)
    return typeof value === 'string' ? (parseJson(value) ?? value) : value
  }
}

const compileId = (place: Place | undefined, payload: Source): Source | null => {
  if (place === undefined) return null
  const source = compilePlace(place)
  return (reply, root, key) => source(reply, payload(reply, root, key), key)
}

const WORD = /^[\w.-]{1,32}$/

function compileDescription(outcomes: Outcomes): Plan['describe'] {
  const places = Object.keys(outcomes).map((place) => [place, compilePlace(place)] as const)
  return (reply) =>
    places
      .map(([place, source]) => {
        const value = String(source(reply, reply.root, '') ?? 'nothing')
        return WORD.test(value) ? `${place} ${value}` : place
      })
      .join(', ')
}

export const replyTo = (sent: Values): Reply => ({
  root: undefined,
  http: 0,
  headers: {},
  sent,
  reads: {},
})

type RawRead = Exclude<NonNullable<Operation['reads']>[string], string>

/** A call that the contract does not have; its answer stays unchanged. */
const rawRead = ({ path }: RawRead): MappedOperation => ({
  path,
  hasIdempotencyKey: false,
  request: 'EmptyBody',
  answers: { success: 'Success' },
})

const readsOf = ({
  after: afterOperation,
  reads = {},
}: Operation): readonly (readonly [string, string | RawRead])[] => [
  ...Object.entries(reads),
  ...(afterOperation === undefined ? [] : [[AFTER, afterOperation] as const]),
]
