import type { Finding } from './model.ts'

/** On so many operations, or on most of those that are there, a deviation is the backend's way and not a slip. */
const MANY = 5
const LEAST = 3

/** Stands for the operation of what is found on many. */
export const MANY_OPERATIONS = 'many operations:'

/**
 * Marks findings that are the same deviation on many operations with one message for all of them: another media type,
 * an envelope, numbers as texts.
 * @param implemented how many operations are there
 */
export function withSystematic(
  findings: readonly Finding[],
  implemented: number,
): readonly Finding[] {
  const kinds = Map.groupBy(findings, ({ everywhere }) => everywhere?.kind)
  const messages = new Map<string, string>()
  for (const [kind, all] of kinds) {
    const operations = new Set(all.map(({ operation }) => operation)).size
    const isMany = operations >= MANY || (operations >= LEAST && operations > implemented / 2)
    if (kind !== undefined && isMany) messages.set(kind, messageOf(all))
  }
  return findings.map((finding) => {
    const message = messages.get(finding.everywhere?.kind ?? '')
    return message === undefined ? finding : { ...finding, systematic: message }
  })
}

function messageOf(findings: readonly Finding[]): string {
  const [first] = findings
  if (new Set(findings.map(({ message }) => message)).size === 1) return first?.message ?? ''
  const parts = new Set(findings.flatMap(({ everywhere }) => everywhere?.parts ?? []))
  const [one] = findings.flatMap(({ everywhere }) => everywhere?.message ?? [])
  return `${one ?? ''}${[...parts].toSorted((a, b) => a.localeCompare(b)).join(', ')}`
}
