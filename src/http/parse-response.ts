import { isRecord, parseJson } from '../lib/json.ts'
import { isSameMember } from '../lib/member-id.ts'
import { CallFailure, detailsOf } from './call-failure.ts'
import { outcomeOf } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { pageToken } from './page-token.ts'

type TypeCode = 'i' | 'i?' | 's' | 'e' | 'n' | 'b' | 's?' | 'e?' | 'n?' | 'b?'
type Shape = TypeCode | readonly [Shape] | { readonly [property: string]: Shape }

/** Id of a listed item. The backend chose number or text; it is sent back unchanged. */
export type ItemId = number | string

/** Status → shape of its answer, as in src/generated/answers. */
export type Shapes = Readonly<Record<string, { readonly [property: string]: Shape }>>

type TypeOfCode = {
  i: ItemId
  'i?': ItemId | null
  s: string
  /** A word of an enumeration; empty: unreadable. */
  e: string
  n: number
  /** Null: unreadable. */
  b: boolean | null
  's?': string | null
  'e?': string | null
  'n?': number | null
  'b?': boolean | null
}
type Read<S> = S extends keyof TypeOfCode
  ? TypeOfCode[S]
  : S extends readonly [infer Item]
    ? readonly Read<Item>[]
    : {
        readonly [K in keyof S as K extends `${string}?` ? never : K]: Read<S[K]>
      } & {
        readonly [K in keyof S as K extends `${infer Name}?` ? Name : never]?:
          | Read<S[K]>
          | undefined
      }

type KnownContent<S extends Shapes> = {
  [Status in keyof S & string]: Omit<Read<S[Status]>, 'status'> & { readonly status: Status }
}[keyof S & string]

export type Content<S extends Shapes, Status extends keyof S & string> = Extract<
  KnownContent<S>,
  { readonly status: Status }
>

/** An answer of the contract, or one with an unknown status (R-CALL-06). */
export type Answer<S extends Shapes> =
  | KnownContent<S>
  | { readonly status: 'unknown'; readonly wire: string }

type Success<S extends Shapes> = Extract<KnownContent<S>, { readonly status: 'success' }>

/** Says where an answer breaks the contract; it is only the cause of another error. */
class ShapeError extends Error {}

const textFrom = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''

const numberFrom = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

const idFrom = (value: unknown): ItemId | null =>
  Number.isSafeInteger(value) || (typeof value === 'string' && value.trim() !== '')
    ? (value as ItemId)
    : null

const requireId = (value: unknown, path: string): ItemId => {
  const id = idFrom(value)
  if (id === null) throw new ShapeError(`${path} is no id`)
  return id
}

const flagFrom = (value: unknown): boolean | null => {
  if (value === true || value === 'true' || value === 1) return true
  return value === false || value === 'false' || value === 0 ? false : null
}

const readValue = (code: TypeCode, value: unknown, path: string): unknown => {
  if (code === 'i?') return idFrom(value)
  if (code === 'e') return typeof value === 'string' ? value : ''
  if (typeof value === 'object' && value !== null)
    throw new ShapeError(`${path} is not a plain value`)
  if (code === 'i') return requireId(value, path)
  if (code.endsWith('?') && (value === null || value === undefined || value === '')) return null
  if (code.startsWith('n')) return numberFrom(value)
  return code.startsWith('b') ? flagFrom(value) : textFrom(value)
}

const readShape = (shape: Shape, value: unknown, path: string): unknown => {
  if (typeof shape === 'string') return readValue(shape, value, path)
  if (Array.isArray(shape)) {
    const [item] = shape as readonly [Shape]
    if (!Array.isArray(value)) throw new ShapeError(`${path} is not a list`)
    return value.map((element, index) => readShape(item, element, `${path}[${index}]`))
  }
  if (!isRecord(value)) throw new ShapeError(`${path} is not an object`)
  return Object.fromEntries(
    Object.entries(shape).map(([key, propertyShape]) => {
      const name = key.replace(/\?$/, '')
      // An enumeration that is null is unreadable, not absent.
      const isAbsent =
        name !== key && (propertyShape === 'e' ? value[name] === undefined : value[name] == null)
      return [name, isAbsent ? undefined : readShape(propertyShape, value[name], `${path}.${name}`)]
    }),
  )
}

const readAnswer = (shapes: Shapes, body: unknown): unknown => {
  if (!isRecord(body)) throw new ShapeError('the answer is not an object')
  const { status } = body
  if (typeof status !== 'string') throw new ShapeError('status is not a text')
  const shape = Object.hasOwn(shapes, status) ? shapes[status] : undefined
  return shape === undefined
    ? { status: 'unknown', wire: status }
    : readShape(shape, body, 'answer')
}

type Call = Promise<{ data?: unknown; response: Response }>

const unreadable = (response: Response, cause: unknown): CallFailure => {
  const route = URL.canParse(response.url) ? new URL(response.url).pathname : ''
  return new CallFailure(detailsOf(response, route, { kind: 'unreadable' }), { cause })
}

/**
 * Waits for a call and parses its answer, tolerating what is safe to tolerate.
 *
 * The structure is required: objects and lists where the contract has them, and a status that is a
 * text; otherwise the answer is `unreadable`. Single values are converted: a number may come as a numeric
 * text, and is NaN when it is anything else or missing (it then counts as 0 and is marked, R-ACCT-03);
 * a flag is null and a word of an enumeration empty when it is unreadable, which every guard counts as closed;
 * a text may come as a number or a boolean, and is empty when it is missing. A status that
 * the contract does not know is an answer too: `{ status: 'unknown', wire }`, never an error
 * (R-CALL-06). Ids, codes and tokens are checked by `requireName` and `requireId` where they are used: an item
 * without its id cannot be used.
 *
 * @throws CallFailure, kind `unreadable`, beside those of the call itself
 */
export const parseResponse = async <const S extends Shapes, Content>(
  shapes: S,
  call: Call,
  take: (answer: Answer<S>) => Content,
): Promise<Content> => {
  const { data, response } = await call
  try {
    return take(readAnswer(shapes, data) as Answer<S>)
  } catch (cause) {
    throw unreadable(response, cause)
  }
}

/** Like `parseResponse`, for calls whose answer is only its status. */
export const parseOutcome = (shapes: Shapes, call: Call): Promise<Outcome> =>
  parseResponse(shapes, call, ({ status }) => outcomeOf(status))

/**
 * The content of one event of a stream, by the rules of `parseResponse`; null when it breaks the contract.
 * @param data text of the event
 */
export const parseEvent = <const S extends Shapes, Content>(
  shapes: S,
  data: string,
  take: (event: Answer<S>) => Content,
): Content | null => {
  try {
    return take(readAnswer(shapes, parseJson(data)) as Answer<S>)
  } catch {
    return null
  }
}

/**
 * Like `parseResponse`, for calls where only `success` carries data: lists, the member.
 *
 * @throws CallFailure, kind `unreadable`, on any other status as well
 */
export const parseSuccess = <const S extends Shapes, Content>(
  shapes: S,
  call: Call,
  take: (answer: Success<S>) => Content,
): Promise<Content> =>
  parseResponse(shapes, call, (answer) => {
    if (answer.status !== 'success') throw new ShapeError('the status is not success')
    return take(answer as Success<S>)
  })

/**
 * Like `parseSuccess`, for calls that look one thing up; null when it does not exist.
 *
 * @throws CallFailure, kind `unreadable`, on any status but `success` and `cant_find_code`
 */
export const parseOptional = <const S extends Shapes, Content>(
  shapes: S,
  call: Call,
  take: (answer: Success<S>) => Content,
): Promise<Content | null> =>
  parseResponse(shapes, call, (answer) => {
    if (answer.status === 'cant_find_code') return null
    if (answer.status !== 'success')
      throw new ShapeError('the status is not one of the two known ones')
    return take(answer as Success<S>)
  })

/**
 * Returns a code or token.
 * @throws when it is empty
 */
export const requireName = (text: string): string => {
  if (text.trim() === '') throw new ShapeError('a name is empty')
  return text
}

/** @throws when an answer is about another member than the signed-in one */
export const assertOwnMember = (userId: ItemId): void => {
  if (!isSameMember(userId, pageToken()?.userId))
    throw new ShapeError('the answer is about another member')
}
