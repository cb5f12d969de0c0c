const MOST_CHARACTERS = 72
const CONVENTIONAL =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9-]+\))?!?: (\S.*)$/

/** Common first words in another form than the imperative. */
const NOT_IMPERATIVE =
  /^(?:added|adds|adding|changed|changes|changing|fixed|fixes|fixing|made|makes|making|moved|moves|moving|removed|removes|removing|renamed|renames|updated|updates|updating)\b/i

/** Faults of a commit subject; empty: none. Git's merge and revert subjects are accepted. */
export function faultsOfSubject(subject: string): readonly string[] {
  if (/^(?:Merge|Revert) /.test(subject)) return []
  const [, summary] = CONVENTIONAL.exec(subject) ?? []
  return [
    ...(subject.length > MOST_CHARACTERS
      ? [`has ${subject.length} characters, at most ${MOST_CHARACTERS} are allowed`]
      : []),
    ...(summary === undefined ? ['is not conventional: write "type(scope): summary"'] : []),
    ...(summary !== undefined && NOT_IMPERATIVE.test(summary)
      ? [`begins with "${summary.split(' ')[0] ?? ''}": write the imperative`]
      : []),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
  ]
}
