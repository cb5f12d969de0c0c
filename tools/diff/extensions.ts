import type { Contract, Schema } from '#contract'
import type { Fact } from './fact.ts'

type Keywords = Readonly<Record<string, unknown>>

export const MEANING_OF = 'meaning of '
export const HTTP_STATUS_OF = 'HTTP status of '
export const TITLE_OF = 'title of '

/** Extensions with facts of their own, and those that say where a place comes from or what checks expect of it. */
const HANDLED_EXTENSIONS = new Set([
  'x-source',
  'x-expected',
  'x-backend',
  'x-backend-body',
  'x-protection',
  'x-session-role',
])

const withPrefix = (prefix: string, table: Keywords): Keywords =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [prefix + name, value]))

/** The entries of `x-meaning` and `x-problems`, each as a keyword. */
export function tablesIn(schema: Schema): Keywords {
  const { 'x-meaning': meanings = {}, 'x-problems': problems = {} } = schema
  const pickColumn = (name: 'status' | 'title') =>
    Object.fromEntries(Object.entries(problems).map(([code, problem]) => [code, problem[name]]))
  return {
    ...withPrefix(MEANING_OF, meanings),
    ...withPrefix(HTTP_STATUS_OF, pickColumn('status')),
    ...withPrefix(TITLE_OF, pickColumn('title')),
  }
}

/** Extensions not handled elsewhere; the policy treats their changes as breaking. */
export const extensionsIn = (place: object): Keywords =>
  Object.fromEntries(
    Object.entries(place).filter(
      ([name]) => name.startsWith('x-') && !HANDLED_EXTENSIONS.has(name),
    ),
  )

/** The part of the contract that a reference names, or the given part itself. */
export function resolveReference<Value>({ components }: Contract, reference: object): Value {
  const { $ref } = reference as { $ref?: string }
  const [, , kind = '', name = ''] = $ref?.split('/') ?? []
  if ($ref === undefined) return reference as Value
  return ((components as Record<string, Record<string, object>>)[kind]?.[name] ?? {}) as Value
}

/** Schemas have facts of their own, and examples are data. */
const EXCLUDED_KEYS = new Set(['schema', 'example', 'examples'])

/** Extensions at any depth, by name and place. */
export function extensionsWithin(contract: Contract, value: unknown, place = ''): Keywords {
  if (typeof value !== 'object' || value === null) return {}
  const resolvedPart = { ...resolveReference<object>(contract, value), ...value }
  const ownExtensions = Object.entries(extensionsIn(resolvedPart)).map(([name, extension]) => [
    `${name} of${place}`,
    extension,
  ])
  const nestedExtensions = Object.entries(resolvedPart)
    .filter(([name]) => !EXCLUDED_KEYS.has(name) && !name.startsWith('x-'))
    .map(([name, child]) => extensionsWithin(contract, child, `${place} ${name}`))
  return Object.assign(Object.fromEntries(ownExtensions), ...nestedExtensions) as Keywords
}

const statusSchemas = ({ components }: Contract): readonly Schema[] =>
  ['KnownStatus', 'OwnStatus'].flatMap((name) => components.schemas[name] ?? [])

const statusMeanings = (contract: Contract): Readonly<Record<string, string>> =>
  Object.assign({}, ...statusSchemas(contract).map((schema) => schema['x-meaning'] ?? {}))

/** The meaning of an answer's status. */
export function meaningOf(contract: Contract, status: string): Keywords {
  const meaning = statusMeanings(contract)[status]
  return meaning === undefined ? {} : { [MEANING_OF + status]: meaning }
}

export function wholeFact(contract: Contract, usedSchemas: ReadonlySet<string>): Fact {
  const { components, paths } = contract
  const unusedMeanings = Object.entries(statusMeanings(contract)).filter(
    ([status]) => !usedSchemas.has(status),
  )
  const keywords = {
    ...withPrefix(MEANING_OF, Object.fromEntries(unusedMeanings)),
    ...extensionsIn(contract),
    ...extensionsIn(paths),
    ...extensionsWithin(contract, components.securitySchemes),
  }
  return { direction: 'answer', kind: 'body', status: null, keywords }
}
