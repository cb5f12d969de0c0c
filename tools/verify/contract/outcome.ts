import { readProperty, isRecord, readTextProperty } from '#site/lib/json.ts'
import type { ApiCall } from './model.ts'

export const plural = (count: number, singular: string): string =>
  `${new Intl.NumberFormat('en').format(count)} ${singular}${count === 1 ? '' : 's'}`

/** The parts of a JSON Pointer (RFC 6901). */
export const partsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const escapePart = (part: string): string =>
  /[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part

export const pointerTo = (...parts: readonly string[]): string =>
  parts.map((part) => `/${escapePart(part)}`).join('')

/** The value at a pointer; undefined: none. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  partsOf(pointer).reduce(readProperty, value)

/** A copy with another value at a pointer; undefined removes the property. */
export function withValueAt(value: unknown, pointer: string, replacement: unknown): unknown {
  const [first, ...rest] = partsOf(pointer)
  if (first === undefined) return replacement
  const nextValue =
    rest.length === 0
      ? replacement
      : withValueAt(readProperty(value, first), pointerTo(...rest), replacement)
  const entries = Object.entries(value ?? {}).filter(([name]) => name !== first)
  return Object.fromEntries(nextValue === undefined ? entries : [...entries, [first, nextValue]])
}

/** The operation of a place such as `getMember#/member/user`. */
export const operationOf = (place: string): string => place.split('#')[0] ?? ''

export const pointerOf = (place: string): string => place.split('#')[1] ?? ''

/** `status` of a 200 answer; null for others. */
export const outcomeOf = ({ received, json }: ApiCall): string | null =>
  received?.status === 200 ? readTextProperty(json, 'status') : null

export function describeAnswer({ received, failure, json }: ApiCall): string {
  if (received === null) return failure ?? 'no answer'
  const status = readTextProperty(json, 'status')
  if (received.status === 200 && status !== null) return `the status ${status}`
  const code = readTextProperty(json, 'code')
  return `HTTP ${received.status}${code === null ? '' : ` (${code})`}`
}

export const recordsIn = (list: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(list) ? list.filter(isRecord) : []
