/** Effects of findings on players, the worst first. */
const harms = [
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

const REST = 'of rules that no player sees'

/** Rank of a group: 0 is worst; warnings come after all errors. */
export function harmOf({
  check,
  isWarning,
}: {
  readonly check: string
  readonly isWarning?: boolean | undefined
}): number {
  const rank = harms.findIndex(({ checks }) => (checks as readonly string[]).includes(check))
  return (rank === -1 ? harms.length : rank) + (isWarning === true ? harms.length + 1 : 0)
}

export function harmWords(
  groups: readonly { readonly check: string; readonly isWarning?: boolean | undefined }[],
): string {
  const errors = groups.filter(({ isWarning }) => isWarning !== true)
  const kinds = [...harms.map(({ words }) => words), REST]
  return kinds
    .map((words, rank) => ({ words, count: errors.filter((one) => harmOf(one) === rank).length }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
    .join(', ')
}
