import type { z } from 'zod'
import { nearestName } from '../../../src/lib/nearest-name.ts'
import { unknownEvent } from './known-events.ts'
import type { Fault } from './meaning.ts'

type Path = readonly PropertyKey[]

const quoted = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    whole,
  )

/** `did you mean "x"?`, and all names if few. */
export function nearest(written: unknown, names: readonly string[]): string {
  const few = names.length <= 12 ? ` There are: ${names.join(', ')}.` : ''
  if (typeof written !== 'string' || names.length === 0) return few.trim()
  return `Did you mean "${nearestName(written, names)}"?${few}`
}

type AnySchema = {
  readonly shape?: Readonly<Record<PropertyKey, AnySchema>>
  readonly options?: readonly AnySchema[]
  readonly unwrap?: () => AnySchema
}

const keysOf = ({ shape = {}, options = [] }: AnySchema): readonly string[] => [
  ...new Set([...Object.keys(shape), ...options.flatMap(keysOf)]),
]

type Issue = z.core.$ZodIssue

/** Issues of the closest union branch, which are more specific. */
const flatten = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const values = issue.errors
    .flat()
    .flatMap((one) => (one.code === 'invalid_value' ? one.values : []))
  if (values.length > 0) return [{ ...issue, code: 'invalid_value', values }]
  return (
    issue.errors
      .toSorted((one, other) => one.length - other.length)[0]
      ?.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue]
  )
}

/** What to write in the place of a value of another type. */
function typeWords(name: string, written: unknown, expected: string): string {
  if (written === undefined) return `${name}: is missing.`
  if (expected === 'number' || expected === 'int')
    return `${name}: ${quoted(written)} is no whole number: write one in digits, such as 1.`
  if (expected === 'string' && name === 'idle limit')
    return `${name}: ${quoted(written)} is not a duration: write 500 ms, 30 s, 2 min or 1 h.`
  if (expected === 'string' && typeof written === 'number')
    return `${name}: ${quoted(written)} is a number, and this takes words: write '${String(written)}'.`
  const words: Readonly<Record<string, string>> = {
    array: 'a list: begin each line with a dash',
    object: '{ name: value }',
  }
  const wanted = words[expected] ?? expected
  return `${name}: ${quoted(written)} cannot stand here: write ${wanted}.`
}

function describe(issue: Issue, whole: unknown, keys: readonly string[]): string {
  const written = valueAt(whole, issue.path)
  const name = issue.path.findLast((part) => typeof part !== 'number')?.toString() ?? 'The step'
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `"${key}" is not known here. ${nearest(key, keys)}`).join(' ')
  if (issue.code === 'invalid_value')
    return `${name}: ${quoted(written)} is not known. ${nearest(written, issue.values.map(String))}`
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'player')
    return `player: ${quoted(written)} is not known. ${unknownEvent(written)}`
  if (issue.code === 'invalid_type') return typeWords(name, written, issue.expected)
  if (issue.code === 'custom' || issue.code === 'invalid_format')
    return `${name}: ${quoted(written)} ${issue.message}${/[.?]$/.test(issue.message) ? '' : '.'}`
  return `${name}: ${issue.message}; it says ${quoted(written)}.`
}

export const faultsOf = (
  schema: z.ZodType,
  value: unknown,
  at: Path,
): { readonly data?: unknown; readonly faults: readonly Fault[] } => {
  const read = schema.safeParse(value)
  if (read.success) return { data: read.data, faults: [] }
  const faults = read.error.issues.flatMap(flatten).map((issue) => ({
    path: [
      ...at,
      ...issue.path,
      ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
    ],
    words: describe(issue, value, keysAt(schema, issue.path)),
  }))
  return { faults }
}

const keysAt = (schema: unknown, path: Path): readonly string[] =>
  keysOf(
    path.reduce<AnySchema>((outer, key) => {
      const inner = outer.shape?.[key] ?? {}
      return inner.unwrap?.() ?? inner
    }, schema as AnySchema),
  )
