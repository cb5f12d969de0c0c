import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { faultsOfSubject } from './checks/commit-subject.ts'

const top = join(import.meta.dirname, '..')

/** Output of git without its last line break; null on failure. */
function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', [...args], { cwd: top, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Commits since origin/main, or since main without a remote; only the last one on that branch or in a shallow clone. */
function commits(): readonly string[] {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  const range = base === null || base === git('rev-parse', 'HEAD') ? ['-1'] : [`${base}..HEAD`]
  return (git('log', '--no-merges', '--format=%h %s', ...range) ?? '').split('\n').filter(Boolean)
}

for (const commit of commits()) {
  const [hash = '', ...words] = commit.split(' ')
  const subject = words.join(' ')
  for (const fault of faultsOfSubject(subject)) {
    console.error(`${hash} "${subject}" ${fault}. Change it with: git rebase --interactive`)
    process.exitCode = 1
  }
}
