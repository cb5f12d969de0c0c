import { isDeepStrictEqual } from 'node:util'
import { WITHIN } from './fact.ts'
import type { Fact, Facts, OperationFacts } from './fact.ts'
import { widthOf } from './width.ts'

export type OperationName = { readonly path: string; readonly operationId: string }

export type Change = {
  readonly way: 'added' | 'removed' | 'changed'
  readonly place: string
  readonly fact: Fact
  /** The changed keyword with its old and new value; null for an added or removed place. */
  readonly keyword: string | null
  readonly from?: unknown
  readonly to?: unknown
  readonly operations: readonly OperationName[]
}

type Contracts = ReadonlyMap<string, OperationFacts>
type FoundChange = Omit<Change, 'operations'>

const WHOLE_OPERATION: Fact = {
  direction: 'operation',
  kind: 'operation',
  status: null,
  keywords: {},
}

/**
 * Differences that callers can see: operations, then their content by keyword. The same difference in several
 * operations appears once. An added or removed place is reported without its content.
 */
export function changesBetween(from: Contracts, to: Contracts): readonly Change[] {
  const operationChanges = (
    way: 'added' | 'removed',
    facts: Contracts,
    others: Contracts,
  ): Change[] =>
    [...facts]
      .filter(([path]) => !others.has(path))
      .map(([path, { operationId }]) => ({
        way,
        place: 'the operation',
        fact: WHOLE_OPERATION,
        keyword: null,
        operations: [{ path, operationId }],
      }))
  const keptChanges = [...from].flatMap(([path, before]) => {
    const after = to.get(path)
    if (after === undefined) return []
    const name = { path, operationId: after.operationId }
    return changesOf(before.facts, after.facts).map((change) => ({ change, name }))
  })
  const groups = Map.groupBy(keptChanges, ({ change }) => JSON.stringify(change))
  return [
    ...operationChanges('added', to, from),
    ...operationChanges('removed', from, to),
    ...[...groups.values()].flatMap((group): Change[] => {
      const [first] = group
      return first === undefined
        ? []
        : [{ ...first.change, operations: group.map(({ name }) => name) }]
    }),
  ]
}

/** A body is added or removed with its operation, or with the first and last error. */
function changesOf(from: Facts, to: Facts): FoundChange[] {
  const placeChanges = (way: 'added' | 'removed', facts: Facts, others: Facts): FoundChange[] => {
    const places = [...facts].filter(([place]) => !others.has(place))
    return outermost(places)
      .filter(([, { kind }]) => kind !== 'body')
      .map(([place, fact]) => ({ way, place, fact, keyword: null }))
  }
  const changedKeywords = [...from].flatMap(([place, before]) => {
    const after = to.get(place)
    return after === undefined ? [] : keywordChanges(place, before, after)
  })
  return [
    ...placeChanges('added', to, from),
    ...placeChanges('removed', from, to),
    ...changedKeywords,
  ]
}

/** `const` is an `enum` with one value. */
function keywordsOf({ keywords }: Fact): Readonly<Record<string, unknown>> {
  const { const: constant, enum: several, ...rest } = keywords
  const values = constant === undefined ? several : [constant]
  return values === undefined ? rest : { ...rest, values }
}

const typesOf = ({ type }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  [type]
    .flat()
    .flatMap((typeName) =>
      typeName === 'null' ? [] : typeName === 'integer' ? 'number' : typeName,
    )

function keywordChanges(place: string, before: Fact, after: Fact): FoundChange[] {
  const [from, to] = [keywordsOf(before), keywordsOf(after)]
  const isSameType = isDeepStrictEqual(typesOf(from), typesOf(to))
  // The limits of a type come and leave with it.
  const isOfType = (keyword: string) =>
    !isSameType &&
    keyword !== 'type' &&
    (from[keyword] === undefined || to[keyword] === undefined) &&
    widthOf(keyword, from[keyword], to[keyword]) !== undefined
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((keyword) => !isDeepStrictEqual(from[keyword], to[keyword]) && !isOfType(keyword))
    .map((keyword) => ({
      way: 'changed',
      place,
      fact: { ...after, keywords: {} },
      keyword,
      from: from[keyword],
      to: to[keyword],
    }))
}

const outermost = <Item>(entries: readonly (readonly [string, Item])[]) =>
  entries.filter(([place]) => !entries.some(([other]) => place.startsWith(other + WITHIN)))
