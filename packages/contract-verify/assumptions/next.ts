import type { AssumptionRow } from './table.ts'

type Known = {
  readonly missing: readonly string[]
  readonly unusable: readonly string[]
  /** Operations for members in a run without one. */
  readonly unaskable: readonly string[]
}

type Step = { readonly words: string; readonly settles: number }

const countedAt = (
  rows: readonly AssumptionRow[],
  operations: ReadonlySet<string>,
): { readonly assumptions: number; readonly places: number } => {
  const places = rows.map(({ at }) =>
    at.filter(({ operation, verdict }) => verdict === 'not seen' && operations.has(operation)),
  )
  return {
    assumptions: places.filter(({ length }) => length > 0).length,
    places: places.flat().length,
  }
}

/**
 * What would settle most of the open assumptions, the most first: a member's login, an operation that is not there,
 * one that fails, or an answer of the operator.
 */
export function nextSteps(
  rows: readonly AssumptionRow[],
  { missing, unusable, unaskable }: Known,
): readonly string[] {
  const open = rows.filter(({ verdict }) => ['not seen', 'not refuted', 'to ask'].includes(verdict))
  const steps: Step[] = []
  const add = (operations: readonly string[], wordsOf: (assumptions: number) => string) => {
    const { assumptions, places } = countedAt(open, new Set(operations))
    if (places > 0) steps.push({ words: wordsOf(assumptions), settles: places })
  }
  add(
    unaskable,
    (count) => `--user and --password: ${count} assumptions at ${unaskable.length} operations`,
  )
  for (const id of missing.filter((one) => !unaskable.includes(one)))
    add([id], (count) => `${id}, which is not implemented: ${count} assumptions`)
  for (const id of unusable)
    add([id], (count) => `${id}, which answers only failures: ${count} assumptions`)
  for (const { id, verdict, at } of open) {
    if (verdict === 'to ask' && at.length > 0)
      steps.push({
        words: `the operator's answer about ${id}: it stands at ${at.length} operations`,
        settles: at.length,
      })
  }
  return steps
    .toSorted((one, other) => other.settles - one.settles)
    .slice(0, 3)
    .map(({ words }) => words)
}
