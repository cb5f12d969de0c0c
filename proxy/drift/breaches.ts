import {
  answerMarks,
  expectedPlaces,
  operationMarks,
} from '../../src/generated/assumption-marks.ts'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { SchemaName } from '../../src/generated/schemas.ts'
import { validators } from '../http/validators.ts'
import type { ValidationError } from '../http/validators.ts'
import { DROPPED, EXPECTED } from '../../src/lib/drift-keywords.ts'
import { lackingAt } from '../../src/lib/expected-fields.ts'
import { isRecord, readProperty, parseJson } from '../../src/lib/json.ts'
import { similarName } from '../../src/lib/similar-name.ts'
import { fieldsOf } from '../http/answer-fields.ts'
import type { Fields } from '../http/answer-fields.ts'
import type { Breach } from '../ports/log.ts'
import type { BackendResponse } from '../ports/ports.ts'

/** An answer with this many faults already shows every kind of drift. */
const MAX_FAULTS = 1_000
const MAX_UNKNOWN_NAMES = 50
const MAX_MISSING = 3

/**
 * Breaches that a validator found in a value, each place of a list's items once. `value` must be unchanged, because missing
 * properties are compared with the others.
 * @param pointer place of the value in the answer
 */
export function breachesOf(
  schema: SchemaName,
  faults: readonly ValidationError[],
  value: unknown,
  pointer = '',
): readonly Breach[] {
  const missingFaults = faults.filter(
    (fault) => fault.keyword === 'required' && fault.instancePath === '',
  )
  if (missingFaults.length > MAX_MISSING) return [wrongKindBreach(schema, missingFaults, pointer)]
  const breaches = new Map<string, Breach>()
  for (const fault of faults.slice(0, MAX_FAULTS)) {
    const { instancePath, keyword, params, message = keyword } = fault
    const holder = withoutIndices(instancePath)
    const key = `${keyword} ${holder} ${keyword === 'required' ? String(params['missingProperty']) : ''}`
    if (breaches.has(key)) continue
    if (keyword === 'required') {
      const name = String(params['missingProperty'])
      const propertyPointer = `${holder}/${name}`
      const description = `${pointer}${propertyPointer} is missing${hintFor(name, unknownNamesIn(schema, value, instancePath))}`
      const assumptions = answerMarks[schema]?.[propertyPointer]?.name ?? []
      breaches.set(key, {
        pointer: pointer + propertyPointer,
        keyword,
        description,
        assumptions,
      })
    } else {
      const description = `${pointer}${holder} ${message}`.trim()
      const assumptions = answerMarks[schema]?.[holder]?.form ?? []
      breaches.set(key, { pointer: pointer + holder, keyword, description, assumptions })
    }
  }
  return [...breaches.values()]
}

/** Reports a value of another kind as one fault, not one per property. */
function wrongKindBreach(
  schema: SchemaName,
  missing: readonly ValidationError[],
  pointer: string,
): Breach {
  const names = missing.map(({ params }) => String(params['missingProperty']))
  const description = `${pointer} is no ${schema}: ${names.join(', ')} are missing`.trim()
  const marks = names.flatMap((name) => answerMarks[schema]?.[`/${name}`]?.name ?? [])
  return { pointer, keyword: 'required', description, assumptions: [...new Set(marks)] }
}

const withoutIndices = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')

const hintFor = (name: string, unknownNames: readonly string[]): string => {
  const similarUnknownName = similarName(name, unknownNames)
  return similarUnknownName === undefined ? '' : `; \`${similarUnknownName}\` looks like it`
}

/** Property names in an object that the contract does not have there. */
function unknownNamesIn(schema: SchemaName, value: unknown, pointer: string): readonly string[] {
  const parts = pointer.split('/').slice(1)
  const holder = parts.reduce<unknown>(readProperty, value)
  const fields = parts.reduce<Fields | undefined>(fieldsWithin, fieldsOf(schema))
  if (!isRecord(holder) || !isRecord(fields)) return []
  return Object.keys(holder)
    .filter((name) => !(name in fields))
    .slice(0, MAX_UNKNOWN_NAMES)
}

function fieldsWithin(fields: Fields | undefined, part: string): Fields | undefined {
  if (fields === null || fields === undefined || fields === 'any') return undefined
  if (Array.isArray(fields)) return (fields as readonly [Fields])[0]
  return (fields as Readonly<Record<string, Fields>>)[part]
}

/** Missing properties marked `x-expected`: the site works without them, with less. */
export const missingPropertiesIn = (schema: SchemaName, value: unknown): readonly Breach[] =>
  (expectedPlaces[schema] ?? [])
    .filter((pointer) => lackingAt(value, pointer).lacking > 0)
    .map((pointer) => ({
      pointer,
      keyword: EXPECTED,
      description: `${pointer} is missing`,
      assumptions: answerMarks[schema]?.[pointer]?.name ?? [],
    }))

export const droppedBreaches = (pointers: Iterable<string>): readonly Breach[] =>
  [...pointers].map((pointer) => ({
    pointer,
    keyword: DROPPED,
    description: `${pointer} was dropped`,
    assumptions: [],
    hasFreeName: true,
  }))

/** A missing or unknown `status`. */
export const unknownOutcome = (path: string, description: string, hasFreeName: boolean): Breach => {
  const assumptions = operationMarks[path]?.answer ?? []
  return { pointer: '/status', keyword: 'status', description, assumptions, hasFreeName }
}

export const answerBreach = (
  keyword: 'status' | 'content-type' | 'content-encoding' | 'charset' | 'json',
  description: string,
  assumptions: readonly string[] = [],
): Breach => ({ pointer: '', keyword, description, assumptions })

const bodyFaults = {
  'content-encoding': 'has a Content-Encoding, although the request takes none',
  charset: 'is not UTF-8',
} as const

/** A body that is not readable text. */
export const unreadableBody = (fault: keyof typeof bodyFaults): Breach =>
  answerBreach(fault, bodyFaults[fault])

/** Gateways answer these for an absent backend. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])
const PROBLEM_TYPE = /^application\/problem\+json\s*(;|$)/i

const documentedStatuses = new Map<string, ReadonlySet<number>>(
  backendOperations.map(({ path, errors }) => [path, new Set<number>(errors)]),
)

export function breachesOfError(
  path: string,
  { status, contentType, text, bodyFault }: BackendResponse,
): readonly Breach[] {
  if (GATEWAY_STATUSES.has(status)) return []
  if (documentedStatuses.get(path)?.has(status) !== true) {
    const isAbsent = status === 404 || status === 405
    const assumptions = isAbsent ? (operationMarks[path]?.operation ?? []) : []
    return [answerBreach('status', `HTTP ${status} is not in the contract`, assumptions)]
  }
  if (bodyFault !== null) return [unreadableBody(bodyFault)]
  const problem = parseJson(text ?? '')
  if (problem === undefined)
    return [answerBreach('json', `HTTP ${status} is answered with a body that is not JSON`)]
  const faults = validators.Problem(problem) ? [] : (validators.Problem.errors ?? [])
  const hasProblemType = PROBLEM_TYPE.test(contentType ?? '')
  const description = `content-type of HTTP ${status} is not application/problem+json`
  const typeBreaches = hasProblemType ? [] : [answerBreach('content-type', description)]
  return [...typeBreaches, ...breachesOf('Problem', faults, problem)]
}
