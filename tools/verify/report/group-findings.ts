import type { Finding } from '../contract/model.ts'

/** Effects of findings on players, the worst first. */
const HARMS = [
  { words: 'of the login, without which no member can be tested', checks: ['signs-in'] },
  {
    words: "of members' accounts and data",
    checks: [
      'others-stay-out',
      'others-keep-theirs',
      'tokens-are-unguessable',
      'sessions-are-required',
      'passwords-hold',
      'no-secret',
      'private-answers-stay-private',
      'texts-are-harmless',
    ],
  },
  {
    words: 'of money',
    checks: [
      'money-is-conserved',
      'keys-move-once',
      'keys-are-kept',
      'at-once-moves-once',
      'reads-follow-writes',
      'cancelled-stays-cancelled',
      'tickets-serve-once',
      'figures-agree',
    ],
  },
  {
    words: 'of what players cannot use',
    checks: [
      'implemented',
      'answers-at-all',
      'no-server-error',
      'status-documented',
      'content-type-documented',
      'body-is-plain',
      'body-fits-schema',
      'session-lasts',
      'examples-are-answered',
      'edges-are-accepted',
      'created-is-listed',
      'pages-are-stable',
      'read-is-marked',
      'removed-is-gone',
      'same-answer-twice',
    ],
  },
] as const

const OTHER_HARM = 'of rules that no player sees'

/** Rank of a group: 0 is worst; warnings come after all errors. */
function harmOf({
  check,
  isWarning,
}: {
  readonly check: string
  readonly isWarning?: boolean | undefined
}): number {
  const rank = HARMS.findIndex(({ checks }) => (checks as readonly string[]).includes(check))
  return (rank === -1 ? HARMS.length : rank) + (isWarning === true ? HARMS.length + 1 : 0)
}

export function describeHarm(
  groups: readonly { readonly check: string; readonly isWarning?: boolean | undefined }[],
): string {
  const errors = groups.filter(({ isWarning }) => isWarning !== true)
  const kinds = [...HARMS.map(({ words }) => words), OTHER_HARM]
  return kinds
    .map((words, rank) => ({
      words,
      count: errors.filter((error) => harmOf(error) === rank).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
    .join(', ')
}

export type Group = Finding & {
  readonly count: number
  readonly alsoIn: readonly string[]
}

/** Removes list indices from a pointer, to merge the same fault of several items. */
const withoutIndices = (text: string): string => text.replaceAll(/\/\d+(?=\/|\b)/g, '/*')

/** Findings of one kind are merged; values in their messages differ between calls. */
const kindOf = ({ check, message, systematic, everywhere }: Finding): string =>
  systematic === undefined || everywhere === undefined
    ? `${check} ${withoutIndices(message).replaceAll(/, and is .*$/g, '')}`
    : `everywhere ${everywhere.kind}`

/** Merges findings of one kind, and sorts them by operation, the most harmful first. */
export function groupFindings(findings: readonly Finding[]): readonly Group[] {
  const kinds = Object.values(Object.groupBy(findings, kindOf))
  const groups = kinds.flatMap((sameKind = []): Group[] => {
    const [first] = sameKind
    if (first === undefined) return []
    const places = [...new Set(sameKind.map(({ operation }) => operation))]
    const alsoIn = places.filter((place) => place !== first.operation)
    const { systematic } = first
    const refutes = [...new Set(sameKind.flatMap((finding) => finding.refutes ?? []))]
    if (systematic === undefined) return [{ ...first, refutes, count: sameKind.length, alsoIn }]
    return [{ ...first, message: systematic, refutes, count: sameKind.length, alsoIn }]
  })
  const worstHarms = new Map<string, number>()
  const findingCounts = new Map<string, number>()
  for (const group of groups) {
    const { operation } = group
    worstHarms.set(operation, Math.min(worstHarms.get(operation) ?? Infinity, harmOf(group)))
    findingCounts.set(
      operation,
      (findingCounts.get(operation) ?? 0) + (group.isWarning === true ? 0.01 : 1),
    )
  }
  const rank = ({ operation }: Group) => worstHarms.get(operation) ?? 0
  const size = ({ operation }: Group) => findingCounts.get(operation) ?? 0
  return groups.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      size(b) - size(a) ||
      a.operation.localeCompare(b.operation) ||
      harmOf(a) - harmOf(b) ||
      b.count - a.count,
  )
}

export function mostHarmful(groups: readonly Group[], maxCount: number): readonly Group[] {
  const chosenGroups = new Set(groups.toSorted((a, b) => harmOf(a) - harmOf(b)).slice(0, maxCount))
  return groups.filter((group) => chosenGroups.has(group))
}

export const isError = ({ isWarning }: Finding): boolean => isWarning !== true

/** A deviation on at least this many operations, or on most of them, is systematic. */
const MIN_OPERATIONS = 5
const MIN_OF_MOST_OPERATIONS = 3

/**
 * Groups the same deviation on many operations under one message: another media type, an envelope, numbers as text.
 * @param implementedCount number of existing operations
 */
export function withSystematic(
  findings: readonly Finding[],
  implementedCount: number,
): readonly Finding[] {
  const kinds = Map.groupBy(findings, ({ everywhere }) => everywhere?.kind)
  const messages = new Map<string, string>()
  for (const [kind, sameKind] of kinds) {
    const operations = new Set(sameKind.map(({ operation }) => operation)).size
    const isSystematic =
      operations >= MIN_OPERATIONS ||
      (operations >= MIN_OF_MOST_OPERATIONS && operations > implementedCount / 2)
    if (kind !== undefined && isSystematic) messages.set(kind, groupMessageOf(sameKind))
  }
  return findings.map((finding) => {
    const message = messages.get(finding.everywhere?.kind ?? '')
    return message === undefined ? finding : { ...finding, systematic: message }
  })
}

function groupMessageOf(findings: readonly Finding[]): string {
  const [first] = findings
  if (new Set(findings.map(({ message }) => message)).size === 1) return first?.message ?? ''
  const parts = new Set(findings.flatMap(({ everywhere }) => everywhere?.parts ?? []))
  const [prefix] = findings.flatMap(({ everywhere }) => everywhere?.message ?? [])
  return `${prefix ?? ''}${[...parts].toSorted((a, b) => a.localeCompare(b)).join(', ')}`
}
