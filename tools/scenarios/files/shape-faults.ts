import type { z } from 'zod'
import { describeUnknownEvent } from './known-events.ts'
import type { Fault } from './meaning-faults.ts'
import { describeNearest } from '../words/nearest.ts'

type Path = readonly PropertyKey[]

const quote = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    root,
  )

type AnySchema = {
  readonly type?: string
  readonly shape?: Readonly<Record<PropertyKey, AnySchema>>
  readonly options?: readonly AnySchema[]
  readonly element?: AnySchema
  readonly unwrap?: () => AnySchema
  readonly safeParse?: (value: unknown) => { readonly success: boolean }
}

/** Whether an option of a union is for this value: its enums and literals match. */
const fits = ({ shape }: AnySchema, value: unknown): boolean =>
  shape !== undefined &&
  Object.entries(shape).every(
    ([key, { type = '', safeParse }]) =>
      !['enum', 'literal'].includes(type) || safeParse?.(valueAt(value, [key])).success === true,
  )

/** The keys that an object at this place may have. */
const keysOf = ({ shape = {}, options = [] }: AnySchema, value: unknown): readonly string[] => {
  const fittingOptions = options.filter((option) => fits(option, value))
  const candidates = fittingOptions.length > 0 ? fittingOptions : options
  return [
    ...new Set([...Object.keys(shape), ...candidates.flatMap((option) => keysOf(option, value))]),
  ]
}

type Issue = z.core.$ZodIssue

const expectsNumber = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected)

/** Digits of `1,250,000` or `50.000 won`; null: not an amount. */
function digitsOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [, sum = ''] = /^(\d+|\d{1,3}(?:[.,' _]\d{3})+)(?: ?(?:won|krw|원))?$/i.exec(value) ?? []
  return sum === '' ? null : sum.replaceAll(/\D/g, '')
}

/** Issues of the closest union branch, which are more specific. */
const flatten = (issue: Issue, root: unknown): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const numberIssue = issue.errors
    .flat()
    .find((innerIssue) => innerIssue.path.length === 0 && expectsNumber(innerIssue))
  if (numberIssue !== undefined && digitsOf(valueAt(root, issue.path)) !== null)
    return [{ ...numberIssue, path: issue.path }]
  const values = issue.errors
    .flat()
    .flatMap((innerIssue) => (innerIssue.code === 'invalid_value' ? innerIssue.values : []))
  if (values.length > 0) return [{ ...issue, code: 'invalid_value', values }]
  return (
    issue.errors
      .toSorted((a, b) => a.length - b.length || isOtherType(a) - isOtherType(b))[0]
      ?.map((innerIssue) => ({ ...innerIssue, path: [...issue.path, ...innerIssue.path] })) ?? [
      issue,
    ]
  )
}

/** Whether a branch is for values of another type. */
const isOtherType = (issues: readonly Issue[]): number =>
  issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 1 : 0

const durations = ['idle limit', 'pass']

/** The value to write instead of one of another type. */
function describeTypeFault(name: string, value: unknown, expected: string): string {
  if (value === undefined) return `${name}: is missing.`
  if (expected === 'number' || expected === 'int')
    return `${name}: ${quote(value)} is no whole number: write ${digitsOf(value) ?? 'one in digits, such as 1'}.`
  if (expected === 'string' && durations.includes(name))
    return `${name}: ${quote(value)} is not a duration: write 500 ms, 30 s, 2 min or 1 h.`
  if (expected === 'string' && typeof value === 'number')
    return `${name}: ${quote(value)} is a number, and this takes words: write '${String(value)}'.`
  const typeNames: Readonly<Record<string, string>> = {
    array: 'a list: begin each line with a dash',
    object: '{ name: value }',
    string: 'words',
    boolean: 'true or false',
  }
  const expectedText = typeNames[expected] ?? expected
  return `${name}: ${quote(value)} cannot stand here: write ${expectedText}.`
}

/** `balance:1250000` is one name for YAML. */
function describeUnknownKey(key: string, keys: readonly string[]): string {
  const [, name = '', value = ''] = /^([^:]+):(\S.*)$/.exec(key) ?? []
  return keys.includes(name)
    ? `"${key}" lacks a space after its colon: write ${name}: ${value}`
    : `"${key}" is not known here. ${describeNearest(key, keys)}`.trimEnd()
}

/** `page: { goes to: /deposit }`: a word nested with an argument that belongs next to it. */
function describeNesting(name: string, value: unknown, values: readonly string[]): string | null {
  if (typeof value !== 'object' || value === null) return null
  const [[word, argument] = []] = Object.entries(value)
  if (word === undefined || !values.includes(word)) return null
  const pathText =
    typeof argument === 'string' && argument.startsWith('/') ? `, path: ${argument}` : ''
  return `${name}: "${word}" is not followed by a colon: write { ${name}: ${word}${pathText} }.`
}

function describeIssue(issue: Issue, root: unknown, keys: readonly string[]): string {
  const actual = valueAt(root, issue.path)
  const name = issue.path.findLast((part) => typeof part !== 'number')?.toString() ?? 'The step'
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => describeUnknownKey(key, keys)).join(' ')
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `${name}: ${quote(actual)} is too short: write a sentence.`
  if (issue.code === 'invalid_value')
    return (
      describeNesting(name, actual, issue.values.map(String)) ??
      `${name}: ${quote(actual)} is not known. ${describeNearest(actual, issue.values.map(String))}`.trimEnd()
    )
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'player')
    return `player: ${quote(actual)} is not known. ${describeUnknownEvent(actual)}`
  if (issue.code === 'invalid_type') return describeTypeFault(name, actual, issue.expected)
  if (issue.code === 'custom' || issue.code === 'invalid_format')
    return `${name}: ${quote(actual)} ${issue.message}${/[.?]$/.test(issue.message) ? '' : '.'}`
  return `${name}: ${issue.message}; it says ${quote(actual)}.`
}

export const faultsOf = (
  schema: z.ZodType,
  value: unknown,
  at: Path,
): { readonly data?: unknown; readonly faults: readonly Fault[] } => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { data: parsed.data, faults: [] }
  const issues = parsed.error.issues.flatMap((issue) => flatten(issue, value))
  // Other faults at this place explain why it has no value.
  const isUnexplained = ({ code, path }: Issue): boolean =>
    code !== 'custom' ||
    !issues.some(
      (issue) => issue.code === 'unrecognized_keys' && String(issue.path) === String(path),
    )
  const faults = issues.filter(isUnexplained).map((issue) => ({
    path: [
      ...at,
      ...issue.path,
      ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
    ],
    message: describeIssue(issue, value, keysAt(schema, issue.path, value)),
  }))
  return { faults }
}

/** The inner schema of an optional schema or one with a default. */
const unwrapSchema = (schema: AnySchema): AnySchema =>
  schema.unwrap && schema.element === undefined ? unwrapSchema(schema.unwrap()) : schema

const childSchemasOf = (schema: AnySchema, key: PropertyKey): readonly AnySchema[] => {
  const { shape, element, options = [] } = unwrapSchema(schema)
  const childSchema = shape?.[key] ?? (typeof key === 'number' ? element : undefined)
  return childSchema ? [childSchema] : options.flatMap((option) => childSchemasOf(option, key))
}

const keysAt = (schema: z.ZodType, path: Path, value: unknown): readonly string[] => {
  const rootSchema: AnySchema = schema
  const schemas = path.reduce<readonly AnySchema[]>(
    (outer, key) => outer.flatMap((outerSchema) => childSchemasOf(outerSchema, key)),
    [rootSchema],
  )
  const actual = valueAt(value, path)
  return [...new Set(schemas.flatMap((innerSchema) => keysOf(unwrapSchema(innerSchema), actual)))]
}
