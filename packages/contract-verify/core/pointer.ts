import { readProperty } from '../../../src/lib/json.ts'

/** The parts of a JSON Pointer (RFC 6901). */
export const partsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const escaped = (part: string): string =>
  /[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part

export const pointerTo = (...parts: readonly string[]): string =>
  parts.map((part) => `/${escaped(part)}`).join('')

/** The value at a pointer; undefined: none. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  partsOf(pointer).reduce(readProperty, value)

/** A copy with another value at a pointer; undefined removes the property. */
export function withValueAt(value: unknown, pointer: string, next: unknown): unknown {
  const [first, ...rest] = partsOf(pointer)
  if (first === undefined) return next
  const inner =
    rest.length === 0 ? next : withValueAt(readProperty(value, first), pointerTo(...rest), next)
  const entries = Object.entries(value ?? {}).filter(([name]) => name !== first)
  return Object.fromEntries(inner === undefined ? entries : [...entries, [first, inner]])
}

/** The operation of a place such as `getMember#/member/user`. */
export const operationOf = (place: string): string => place.split('#')[0] ?? ''
