import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Misused } from '../input/command-line.ts'

const top = join(import.meta.dirname, '../../..')

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: top,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    const [line] = String((error as { readonly stderr?: unknown }).stderr ?? error).split('\n')
    throw new Misused(`--changed asks git what has changed: git ${args.join(' ')}: ${line}`)
  }
}

const isRevision = (name: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** The commit that changes are counted from: that of a name, or where the branch left main. */
export function baseCommit(name: string | null): string {
  if (name !== null) return git('rev-parse', '--verify', `${name}^{commit}`).trim()
  return isRevision('main')
    ? git('merge-base', 'main', 'HEAD').trim()
    : git('rev-parse', 'HEAD').trim()
}

/** A file's text before and now; null: it was not there, or is gone. */
export type Change = {
  readonly file: string
  readonly old: string | null
  readonly now: string | null
}

const lines = (text: string): readonly string[] => text.split('\0').filter((line) => line !== '')

const textNow = (file: string): string | null =>
  existsSync(join(top, file)) ? readFileSync(join(top, file), 'utf8') : null

/** What is not committed counts, too. */
export function changesSince(commit: string): readonly Change[] {
  const old = new Set(lines(git('ls-tree', '-r', '-z', '--name-only', '--full-tree', commit)))
  const files = new Set([
    ...lines(git('diff', '--name-only', '--no-renames', '-z', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ])
  return [...files].toSorted().map((file) => ({
    file,
    old: old.has(file) ? git('show', `${commit}:${file}`) : null,
    now: textNow(file),
  }))
}

/** How many commits the second has that the first, which comes before it, has not; null: it does not come before. */
export function ageOf(commit: string, later: string): number | null {
  try {
    git('merge-base', '--is-ancestor', commit, later)
    return Number(git('rev-list', '--count', `${commit}..${later}`))
  } catch {
    return null
  }
}
