import { findCookie } from './backend-cookies.ts'
import { pathReader } from './json-path.ts'
import type { Conditions, Literal, Place } from './map-schema.ts'

export type Values = Readonly<Record<string, unknown>>

/** One answer of the backend while it is read. */
export type Reply = {
  readonly root: unknown
  readonly http: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The request in the contract's form. */
  readonly sent: Values
  /** Name → result of a further read. */
  readonly reads: Values
  /** The outcome `empty`: lists have no items. */
  readonly isEmpty?: boolean
}

/** A further read that found no items. */
export const EMPTY = Symbol('empty')

/** @param key of the item when its list is an object */
export type Source = (reply: Reply, here: unknown, key: string) => unknown

const KIND_AND_NAME = /^(header|cookie|sent|[A-Za-z]\w*):(.+)$/
const NOW_PLUS = /^\$now(?:\+(\d+)s)?$/

/** Names of `reads` that a place refers to; null: none. */
export const readNamed = (place: string): string | null => {
  const [, kind = null] = KIND_AND_NAME.exec(place) ?? []
  return kind === 'header' || kind === 'cookie' || kind === 'sent' ? null : kind
}

/** Whether a place is in the answer's body, at `here`. */
export const isRelative = (place: string): boolean =>
  !/^[/$]/.test(place) && !KIND_AND_NAME.test(place)

function oneSource(place: string): Source {
  if (place === '$key') return (_exchange, _here, key) => key
  if (place === '$http') return ({ http }) => http
  const nowPlus = NOW_PLUS.exec(place)
  if (nowPlus !== null)
    return () => new Date(Date.now() + Number(nowPlus[1] ?? 0) * 1_000).toISOString()
  if (isRelative(place)) {
    const readPath = pathReader(place)
    return (_exchange, here) => readPath(here)
  }
  const [, kind = '', name = ''] = KIND_AND_NAME.exec(place) ?? []
  const readPath = pathReader(kind === '' ? place : name)
  if (kind === 'header') return ({ headers }) => [headers[name.toLowerCase()] ?? []].flat()[0]
  if (kind === 'cookie') return ({ headers }) => findCookie(headers['set-cookie'], name)
  if (kind === 'sent') return ({ sent }) => readPath(sent)
  if (kind !== '') return ({ reads }) => readPath(reads[kind])
  return ({ root }) => readPath(root)
}

/** Reads the first of the places that has a value. */
export function compilePlace(place: Place): Source {
  const [first = () => undefined, ...fallbacks] = [place].flat().map(oneSource)
  if (fallbacks.length === 0) return first
  return (reply, here, key) => {
    let value = first(reply, here, key)
    for (const source of fallbacks) {
      if (value != null) return value
      value = source(reply, here, key)
    }
    return value
  }
}

/** Whether a value is the literal, or contains it after `~`. */
export const equalsLiteral = (value: unknown, literal: Literal): boolean => {
  if (literal === null || value === null || value === undefined) return value === literal
  if (typeof value === 'object') return false
  const text = String(literal)
  return text.startsWith('~') ? String(value).includes(text.slice(1)) : String(value) === text
}

/** True, false, or null where a place has no value. */
export function compileConditions(conditions: Conditions) {
  const compiledConditions = Object.entries(conditions).map(([place, expected]) => {
    const source = compilePlace(place)
    const literals = [expected].flat()
    return (reply: Reply, here: unknown, key: string): boolean | null => {
      const value = source(reply, here, key)
      if (literals.some((literal) => equalsLiteral(value, literal))) return true
      return value === undefined ? null : false
    }
  })
  return (reply: Reply, here: unknown, key: string): boolean | null => {
    const results = compiledConditions.map((condition) => condition(reply, here, key))
    return results.includes(false) ? false : results.includes(null) ? null : true
  }
}

/** The backend's own pointer to a place. */
export const pointerOf = (place: Place, here: string): string =>
  [place]
    .flat()
    .map((segment) => {
      if (segment === '.') return here === '' ? '/' : here
      return isRelative(segment) ? `${here}/${segment}` : segment
    })
    .join(' or ')
