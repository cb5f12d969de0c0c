import { spawnSync } from 'node:child_process'
import { repositoryRoot } from './repository/repository-root.ts'

const MAX_CHARACTERS = 72
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
    ...(subject.length > MAX_CHARACTERS
      ? [`has ${subject.length} characters, at most ${MAX_CHARACTERS} are allowed`]
      : []),
    ...(summary === undefined ? ['is not conventional: write "type(scope): summary"'] : []),
    ...(summary !== undefined && NOT_IMPERATIVE.test(summary)
      ? [`begins with "${summary.split(' ')[0] ?? ''}": write the imperative`]
      : []),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
  ]
}

/** Output of git without its last line break; null on failure. */
function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', [...args], { cwd: repositoryRoot, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Range for a branch whose base is unknown. */
const LAST_COMMITS = '-50'

/** Commits since origin/main, or since main without a remote; on that branch and in a shallow clone the last ones. */
function commits(): readonly string[] {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  const range =
    base === null || base === git('rev-parse', 'HEAD') ? [LAST_COMMITS] : [`${base}..HEAD`]
  return (git('log', '--no-merges', '--format=%h %s', ...range) ?? '').split('\n').filter(Boolean)
}

if (import.meta.main) {
  for (const commit of commits()) {
    const [hash = '', ...words] = commit.split(' ')
    const subject = words.join(' ')
    for (const fault of faultsOfSubject(subject)) {
      console.error(`${hash} "${subject}" ${fault}. Change it with: git rebase --interactive`)
      process.exitCode = 1
    }
  }
}
