import { WITHIN } from './contract-facts.ts'
import type { Facts } from './contract-facts.ts'

/** One difference, with every operation in which it is found. */
export type Difference = {
  readonly kind: 'added' | 'removed' | 'changed'
  /** Where, and what stood and stands there. */
  readonly text: string
  readonly paths: readonly string[]
}

type Contracts = ReadonlyMap<string, Facts>

/**
 * What a caller of the second contract sees otherwise than one of the first: operations, then what
 * they hold, the same difference of several operations once. A thing that came or went is told
 * without what it holds.
 */
export function differencesBetween(from: Contracts, to: Contracts): readonly Difference[] {
  const operations = [
    ...[...to.keys()].filter((path) => !from.has(path)).map((path) => ['added', path] as const),
    ...[...from.keys()].filter((path) => !to.has(path)).map((path) => ['removed', path] as const),
  ].map(([kind, path]): Difference => ({ kind, text: 'the operation', paths: [path] }))

  const inside = [...from].flatMap(([path, facts]) => {
    const others = to.get(path)
    return others === undefined
      ? []
      : changesOf(facts, others).map((change) => ({ ...change, path }))
  })
  const grouped = Object.values(Object.groupBy(inside, ({ kind, text }) => `${kind} ${text}`))
  const shared = grouped.flatMap((group = []): Difference[] => {
    const [first] = group
    return first === undefined ? [] : [{ ...first, paths: group.map(({ path }) => path) }]
  })
  return [...operations, ...shared.map(({ kind, text, paths }) => ({ kind, text, paths }))]
}

type Change = Pick<Difference, 'kind' | 'text'>

function changesOf(from: Facts, to: Facts): Change[] {
  const added = outermost([...to.keys()].filter((place) => !from.has(place)))
  const removed = outermost([...from.keys()].filter((place) => !to.has(place)))
  const changed = [...from].filter(([place, what]) => to.has(place) && to.get(place) !== what)
  return [
    ...added.map((place): Change => ({ kind: 'added', text: `${place}: ${to.get(place)}` })),
    ...removed.map((place): Change => ({ kind: 'removed', text: `${place}: ${from.get(place)}` })),
    ...changed.map(([place, what]): Change => ({
      kind: 'changed',
      text: `${place}: ${what} → ${to.get(place)}`,
    })),
  ]
}

/** Without the places that lie within another one of the list. */
const outermost = (places: readonly string[]): string[] =>
  places.filter((place) => !places.some((other) => place.startsWith(other + WITHIN)))

const MOST_PATHS = 3

/** The differences as text, by kind; each with its operations, the first three by name. */
export function differenceText(differences: readonly Difference[], operations: number): string {
  const kinds = ['added', 'removed', 'changed'] as const
  return kinds
    .map((kind) => [kind, differences.filter((one) => one.kind === kind)] as const)
    .filter(([, list]) => list.length > 0)
    .map(([kind, list]) =>
      [
        `${kind} (${list.length})`,
        ...list.map(({ text, paths }) => `  ${text}\n    ${placesOf(paths, operations)}`),
      ].join('\n'),
    )
    .join('\n\n')
}

function placesOf(paths: readonly string[], operations: number): string {
  if (paths.length === operations) return `in all ${operations} operations`
  const more = paths.length - MOST_PATHS
  const named = paths.slice(0, MOST_PATHS).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}
