import type { Contract, Schema } from '#contract'
import type { Fact } from './fact.ts'

type Keywords = Readonly<Record<string, unknown>>

export const MEANING_OF = 'meaning of '
export const HTTP_STATUS_OF = 'HTTP status of '
export const TITLE_OF = 'title of '

const named = new Set(['x-source', 'x-backend', 'x-backend-body', 'x-protection', 'x-session-role'])

const prefixed = (prefix: string, table: Keywords): Keywords =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [prefix + name, value]))

/** `x-meaning`: the meaning of each value of a property. */
export const meaningsIn = ({ 'x-meaning': meanings = {} }: Schema): Keywords =>
  prefixed(MEANING_OF, meanings)

export function problemsIn({ 'x-problems': problems = {} }: Schema): Keywords {
  const each = (name: 'status' | 'title') =>
    Object.fromEntries(Object.entries(problems).map(([code, one]) => [code, one[name]]))
  return { ...prefixed(HTTP_STATUS_OF, each('status')), ...prefixed(TITLE_OF, each('title')) }
}

/** `x-source` of a place and of everything it references, in order; undefined: none. */
export function originOf(along: readonly object[]): readonly string[] | undefined {
  const marks = along.flatMap((one) => {
    const mark: unknown = Reflect.get(one, 'x-source')
    return mark === undefined ? [] : [textOf(mark)]
  })
  return marks.length === 0 ? undefined : marks
}

const textOf = (mark: unknown): string =>
  Array.isArray(mark)
    ? mark.map(String).toSorted().join(' ')
    : typeof mark === 'string'
      ? mark
      : JSON.stringify(mark)

/** Extensions not handled elsewhere; the policy treats their changes as breaking. */
export const extensionsIn = (place: object): Keywords =>
  Object.fromEntries(
    Object.entries(place).filter(([name]) => name.startsWith('x-') && !named.has(name)),
  )

const statusSchemas = ({ components }: Contract): readonly Schema[] =>
  ['KnownStatus', 'OwnStatus'].flatMap((name) => components.schemas[name] ?? [])

const statusMeanings = (contract: Contract): Readonly<Record<string, string>> =>
  Object.assign({}, ...statusSchemas(contract).map((schema) => schema['x-meaning'] ?? {}))

export function meaningOfStatus(contract: Contract, status: string): Keywords {
  const meaning = statusMeanings(contract)[status]
  return meaning === undefined ? {} : { [MEANING_OF + status]: meaning }
}

export function wholeFact(contract: Contract, used: ReadonlySet<string>): Fact {
  const unused = Object.entries(statusMeanings(contract)).filter(([status]) => !used.has(status))
  const keywords = {
    ...prefixed(MEANING_OF, Object.fromEntries(unused)),
    ...extensionsIn(contract),
    origin: originOf([contract, ...statusSchemas(contract)]),
  }
  return { direction: 'answer', kind: 'body', status: null, keywords }
}
