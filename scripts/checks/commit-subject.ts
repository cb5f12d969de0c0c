const MOST_CHARACTERS = 72
const CONVENTIONAL =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9-]+\))?!?: (\S.*)$/

/** First words in another form than the imperative; a list of words cannot be complete. */
const NOT_IMPERATIVE =
  /^(?:added|adds|adding|changed|changes|changing|fixed|fixes|fixing|made|makes|making|moved|moves|moving|removed|removes|removing|renamed|renames|updated|updates|updating)\b/i

/** What is wrong with the subject of a commit, empty when nothing is. Merges and reverts by git are taken as they are. */
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
