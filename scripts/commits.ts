import { spawnSync } from 'node:child_process'
import { repositoryRoot } from './repository/repository-root.ts'

const MAX_CHARACTERS = 72
const CONVENTIONAL =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9-]+\))?!?: (\S.*)$/

/** Common first words in another form than the imperative. */
const NOT_IMPERATIVE =
  /^(?:added|adds|adding|changed|changes|changing|fixed|fixes|fixing|made|makes|making|moved|moves|moving|removed|removes|removing|renamed|renames|updated|updates|updating)\b/i

/** Faults of a commit subject; empty: none. Git's merge and revert subjects are accepted. */
export function subjectFaults(subject: string): readonly string[] {
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

const runGit = (...args: readonly string[]) =>
  spawnSync('git', [...args], { cwd: repositoryRoot, encoding: 'utf8' })

/** A commit's hash; undefined if git does not find it. */
function findCommit(...args: readonly string[]): string | undefined {
  const { status, stdout } = runGit(...args)
  return status === 0 ? stdout.trim() : undefined
}

const RECENT_COMMITS_OPTION = '-50'

/**
 * Commits since origin/main, or since main without a remote. At the tip of that branch, or in a shallow clone: the
 * last 50. Ends the check when git cannot list them.
 */
function readCommits(): readonly string[] {
  const base =
    findCommit('merge-base', 'HEAD', 'origin/main') ?? findCommit('merge-base', 'HEAD', 'main')
  const isBaseKnown = base !== undefined && base !== findCommit('rev-parse', 'HEAD')
  const range = isBaseKnown ? `${base}..HEAD` : RECENT_COMMITS_OPTION
  const { status, stdout, stderr, error } = runGit('log', '--no-merges', '--format=%h %s', range)
  if (status !== 0) {
    console.error(`Commits cannot be checked, git log failed: ${error?.message ?? stderr.trim()}`)
    process.exit(1)
  }
  return stdout.split('\n').filter(Boolean)
}

if (import.meta.main) {
  for (const commit of readCommits()) {
    const [hash = '', ...words] = commit.split(' ')
    const subject = words.join(' ')
    for (const fault of subjectFaults(subject)) {
      console.error(`${hash} "${subject}" ${fault}. Change it with: git rebase --interactive`)
      process.exitCode = 1
    }
  }
}
