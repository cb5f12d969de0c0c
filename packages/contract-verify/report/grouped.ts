import type { Finding } from '../core/model.ts'
import { harmOf } from './harm.ts'

export type Group = Finding & {
  readonly count: number
  readonly alsoIn: readonly string[]
}

/** Removes list indices from a pointer, to merge the same fault of several items. */
const anyItem = (text: string): string => text.replaceAll(/\/\d+(?=\/|\b)/g, '/*')

/** Quoted values differ between calls. */
const kindOf = ({ check, message, systematic, everywhere }: Finding): string =>
  systematic === undefined || everywhere === undefined
    ? `${check} ${anyItem(message).replaceAll(/, and is .*$/g, '')}`
    : `everywhere ${everywhere.kind}`

/** Merged findings by operation, the most harmful first. */
export function grouped(findings: readonly Finding[]): readonly Group[] {
  const kinds = Object.values(Object.groupBy(findings, kindOf))
  const groups = kinds.flatMap((all = []): Group[] => {
    const [first] = all
    if (first === undefined) return []
    const places = [...new Set(all.map(({ operation }) => operation))]
    const alsoIn = places.filter((place) => place !== first.operation)
    const { systematic } = first
    const refutes = [...new Set(all.flatMap((one) => one.refutes ?? []))]
    if (systematic === undefined) return [{ ...first, refutes, count: all.length, alsoIn }]
    return [{ ...first, message: systematic, refutes, count: all.length, alsoIn }]
  })
  const worst = new Map<string, number>()
  const count = new Map<string, number>()
  for (const group of groups) {
    const { operation } = group
    worst.set(operation, Math.min(worst.get(operation) ?? Infinity, harmOf(group)))
    count.set(operation, (count.get(operation) ?? 0) + (group.isWarning === true ? 0.01 : 1))
  }
  const rank = ({ operation }: Group) => worst.get(operation) ?? 0
  const size = ({ operation }: Group) => count.get(operation) ?? 0
  return groups.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      size(b) - size(a) ||
      a.operation.localeCompare(b.operation) ||
      harmOf(a) - harmOf(b) ||
      b.count - a.count,
  )
}

export function mostHarmful(groups: readonly Group[], most: number): readonly Group[] {
  const chosen = new Set(groups.toSorted((a, b) => harmOf(a) - harmOf(b)).slice(0, most))
  return groups.filter((one) => chosen.has(one))
}

export const isError = ({ isWarning }: Finding): boolean => isWarning !== true
