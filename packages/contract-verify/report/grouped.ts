import type { Finding } from '../core/model.ts'

/** Equal findings, merged. */
export type Group = Finding & {
  readonly count: number
  /** Other operations with the same finding. */
  readonly alsoIn: readonly string[]
}

/** Removes list indices from a pointer, to merge the same fault of several items. */
const anyItem = (text: string): string => text.replaceAll(/\/\d+(?=\/|\b)/g, '/*')

/** Quoted values differ between calls. */
const kindOf = ({ check, message, systematic, everywhere }: Finding): string =>
  systematic === undefined || everywhere === undefined
    ? `${check} ${anyItem(message).replaceAll(/, and is .*$/g, '')}`
    : `everywhere ${everywhere.kind}`

/** Merged findings, errors first, worst operation first. */
export function grouped(findings: readonly Finding[]): readonly Group[] {
  const kinds = Object.values(Object.groupBy(findings, kindOf))
  const groups = kinds.flatMap((all = []): Group[] => {
    const [first] = all
    if (first === undefined) return []
    const places = [...new Set(all.map(({ operation }) => operation))]
    const alsoIn = places.filter((place) => place !== first.operation)
    const { systematic } = first
    if (systematic === undefined) return [{ ...first, count: all.length, alsoIn }]
    const refutes = all.flatMap((one) => one.refutes ?? [])
    return [{ ...first, message: systematic, refutes, count: all.length, alsoIn }]
  })
  const weight = new Map<string, number>()
  for (const { operation, isWarning } of groups) {
    weight.set(operation, (weight.get(operation) ?? 0) + (isWarning === true ? 0.01 : 1))
  }
  const rank = (group: Group) =>
    (weight.get(group.operation) ?? 0) * 10 - (group.isWarning === true ? 1 : 0)
  return groups.toSorted(
    (a, b) => rank(b) - rank(a) || a.operation.localeCompare(b.operation) || b.count - a.count,
  )
}

export const isError = ({ isWarning }: Finding): boolean => isWarning !== true
