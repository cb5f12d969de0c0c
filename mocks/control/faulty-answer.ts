import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { isRecord, parseJson } from '../../src/lib/json.ts'
import type { Answer } from '../handlers/problem.ts'
import type { Fault } from './overrides.ts'
import { violationOf } from './set-answer.ts'

/** `fetch` or the reader of a body rejects with this when the connection ends before or within an answer. */
export class ConnectionLostError extends TypeError {
  override readonly name = 'TypeError'

  constructor(message: 'fetch failed' | 'terminated') {
    const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' })
    super(message, { cause })
  }
}

const cutResponses = new WeakSet<Response>()

/** True for a response whose body ends with an error; a server must end its connection there. */
export const isCutOff = (response: Response): boolean => cutResponses.has(response)

type Path = readonly string[]

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The keys of a JSON Pointer (RFC 6901). */
const pathOf = (pointer: string): Path =>
  pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  isContainer(value)
    ? Object.entries(value).flatMap(([key, child]) => [
        [...path, key],
        ...pathsIn(child, [...path, key]),
      ])
    : []

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (parent, key) => (isContainer(parent) ? Reflect.get(parent, key) : undefined),
    value,
  )

/** A copy with another value at the path; undefined if the path does not exist. */
function withValueAt(answer: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(answer)
  const parent = valueAt(copy, path.slice(0, -1))
  if (!isContainer(parent)) return undefined
  Reflect.set(parent, path.at(-1) ?? '', value)
  return copy
}

/** Values of other types, most likely mistake first: number as text, text as number. */
const wrongValues = (value: unknown): unknown[] => [
  ...(typeof value === 'string' ? [4711] : []),
  ...(typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []),
  ...(Array.isArray(value) ? [{ list: 'is no list' }] : []),
  'not of this type',
  4711,
  [],
]

/**
 * The answer with a wrong type at the pointer, or at the first documented property (status last). Unchanged if there
 * is none.
 */
function withWrongType(operation: BackendOperation, text: string, pointer: string | null): string {
  const answer = parseJson(text)
  if (!isRecord(answer)) return text
  const isStatus = (path: Path) => path.length === 1 && path[0] === 'status'
  const candidates = pathsIn(answer).filter((path) => !isStatus(path))
  const isLeaf = (path: Path) => !isContainer(valueAt(answer, path))
  const paths =
    pointer === null
      ? [...candidates.filter(isLeaf), ...candidates.filter((path) => !isLeaf(path)), ['status']]
      : [pathOf(pointer)]
  const changedAnswers = paths.flatMap((path) =>
    wrongValues(valueAt(answer, path)).map((value) => withValueAt(answer, path, value)),
  )
  const breach = changedAnswers.find(
    (candidate) => candidate !== undefined && violationOf(operation, candidate) !== undefined,
  )
  const [anyChange] = pointer === null ? [] : changedAnswers
  const wrongAnswer = breach ?? anyChange
  return wrongAnswer === undefined ? text : JSON.stringify(wrongAnswer)
}

export function faultyAnswer(
  answer: Answer,
  fault: Pick<Fault, 'kind' | 'pointer'> | null,
  operation: BackendOperation | undefined,
): Answer {
  const { text } = answer
  if (fault?.kind === 'malformed') return { ...answer, text: text.slice(0, text.length / 2) }
  if (fault?.kind !== 'wrongType' || operation === undefined) return answer
  return { ...answer, text: withWrongType(operation, text, fault.pointer) }
}

export const toResponse = ({ text, ...head }: Answer): Response => new Response(text, head)

/** The first half of an answer, with the length of all of it; then the body fails. */
export function cutResponse({ text, status, headers }: Answer): Response {
  const bytes = new TextEncoder().encode(text)
  let hasBegun = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (hasBegun) controller.error(new ConnectionLostError('terminated'))
      else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      hasBegun = true
    },
  })
  const length = { 'content-length': String(bytes.length) }
  const response = new Response(body, { status, headers: { ...headers, ...length } })
  cutResponses.add(response)
  return response
}
