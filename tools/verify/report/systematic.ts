import type { Finding } from '../contract/model.ts'

/** From this number, or on most operations, a deviation is systematic. */
const MIN_OPERATIONS = 5
const MIN_OF_MOST_OPERATIONS = 3

/** Pseudo operation of systematic findings. */
export const MANY_OPERATIONS = 'many operations:'

/**
 * Groups the same deviation on many operations under one message: another media type, an envelope, numbers as text.
 * @param implemented number of existing operations
 */
export function withSystematic(
  findings: readonly Finding[],
  implemented: number,
): readonly Finding[] {
  const kinds = Map.groupBy(findings, ({ everywhere }) => everywhere?.kind)
  const messages = new Map<string, string>()
  for (const [kind, all] of kinds) {
    const operations = new Set(all.map(({ operation }) => operation)).size
    const isMany =
      operations >= MIN_OPERATIONS ||
      (operations >= MIN_OF_MOST_OPERATIONS && operations > implemented / 2)
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
