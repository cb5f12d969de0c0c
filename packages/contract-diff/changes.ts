import { isDeepStrictEqual } from 'node:util'
import { WITHIN } from './fact.ts'
import type { Fact, Facts, OperationFacts } from './fact.ts'

export type OperationName = { readonly path: string; readonly operationId: string }

/** One difference between two contracts, with every operation in which it is found. */
export type Change = {
  readonly way: 'added' | 'removed' | 'changed'
  /** Where it is, in words; `the operation` for a whole one. */
  readonly place: string
  readonly fact: Fact
  /** The one keyword that changed, with what it was and is; null for a place that came or went. */
  readonly keyword: string | null
  readonly from?: unknown
  readonly to?: unknown
  readonly operations: readonly OperationName[]
}

type Contracts = ReadonlyMap<string, OperationFacts>
type Found = Omit<Change, 'operations'>

const WHOLE: Fact = { direction: 'operation', kind: 'operation', status: null, keywords: {} }

/**
 * What a caller of the second contract sees otherwise than one of the first: operations, then what
 * they hold, keyword by keyword, the same difference of several operations once. A place that came or
 * went is told without what it holds.
 */
export function changesBetween(from: Contracts, to: Contracts): readonly Change[] {
  const whole = (way: 'added' | 'removed', ones: Contracts, others: Contracts): Change[] =>
    [...ones]
      .filter(([path]) => !others.has(path))
      .map(([path, { operationId }]) => ({
        way,
        place: 'the operation',
        fact: WHOLE,
        keyword: null,
        operations: [{ path, operationId }],
      }))
  const inside = [...from].flatMap(([path, before]) => {
    const after = to.get(path)
    if (after === undefined) return []
    const name = { path, operationId: after.operationId }
    return changesOf(before.facts, after.facts).map((found) => ({ found, name }))
  })
  const same = Map.groupBy(inside, ({ found }) => JSON.stringify(found))
  return [
    ...whole('added', to, from),
    ...whole('removed', from, to),
    ...[...same.values()].flatMap((group): Change[] => {
      const [first] = group
      return first === undefined
        ? []
        : [{ ...first.found, operations: group.map(({ name }) => name) }]
    }),
  ]
}

/** A body comes and goes with its operation, or with the first and the last error. */
function changesOf(from: Facts, to: Facts): Found[] {
  const came = (way: 'added' | 'removed', ones: Facts, others: Facts): Found[] => {
    const places = [...ones].filter(([place]) => !others.has(place))
    return outermost(places)
      .filter(([, { kind }]) => kind !== 'body')
      .map(([place, fact]) => ({ way, place, fact, keyword: null }))
  }
  const changed = [...from].flatMap(([place, before]) => {
    const after = to.get(place)
    return after === undefined ? [] : keywordChanges(place, before, after)
  })
  return [...came('added', to, from), ...came('removed', from, to), ...changed]
}

/** `const` and `enum` are the same list of values, once of one and once of several. */
function keywordsOf({ keywords }: Fact): Readonly<Record<string, unknown>> {
  const { const: one, enum: several, ...rest } = keywords
  const values = one === undefined ? several : [one]
  return values === undefined ? rest : { ...rest, values }
}

function keywordChanges(place: string, before: Fact, after: Fact): Found[] {
  const [from, to] = [keywordsOf(before), keywordsOf(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((keyword) => !isDeepStrictEqual(from[keyword], to[keyword]))
    .map((keyword) => ({
      way: 'changed',
      place,
      fact: { ...after, keywords: {} },
      keyword,
      from: from[keyword],
      to: to[keyword],
    }))
}

/** Without the places that lie within another one of the list. */
const outermost = <Item>(entries: readonly (readonly [string, Item])[]) =>
  entries.filter(([place]) => !entries.some(([other]) => place.startsWith(other + WITHIN)))
