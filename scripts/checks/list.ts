import { countPlaywright, countVitest } from './tally.ts'
import type { Tally } from './tally.ts'

export type Check = {
  readonly name: string
  /** A tool of node_modules/.bin, or a script. */
  readonly command: string
  readonly args: readonly string[]
  readonly cores: 1 | 2
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Tally }
  readonly env?: Readonly<Record<string, string>>
}

const unitReport = '.cache/reports/unit.json'
const browserReport = '.cache/reports/browser.json'

/** Checks of sources only, run by `npm run check`. */
export const staticChecks: readonly Check[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], cores: 1 },
  { name: 'lint', command: 'scripts/eslint.ts', args: [], cores: 1 },
  // All its rules, including type-aware ones; ESLint took four times as long for them.
  { name: 'typed-lint', command: 'scripts/typed-lint.ts', args: [], cores: 1 },
  { name: 'types', command: 'scripts/typecheck.ts', args: [], cores: 1 },
  { name: 'generated', command: 'scripts/generate.ts', args: ['--check'], cores: 1 },
  { name: 'messages', command: 'scripts/messages.ts', args: ['--check'], cores: 1 },
  { name: 'contract', command: 'redocly', args: ['lint'], cores: 1 },
  { name: 'knip', command: 'knip', args: [], cores: 1 },
  { name: 'requirements', command: 'scripts/requirements.ts', args: [], cores: 1 },
  { name: 'commits', command: 'scripts/commits.ts', args: [], cores: 1 },
]

export const allChecks: readonly Check[] = [
  ...staticChecks,
  { name: 'build', command: 'scripts/build.ts', args: [], cores: 1 },
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    cores: 2,
    report: { file: unitReport, count: countVitest },
  },
  {
    name: 'browser',
    command: 'scripts/e2e.ts',
    args: ['--reporter=dot,json'],
    cores: 2,
    report: { file: browserReport, count: countPlaywright },
    // Playwright colours its workers' output; Node warns in each of them if NO_COLOR is set as well.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, NO_COLOR: '' },
  },
]

/**
 * The checks with these names (`check`: all static ones; none: all).
 * @throws for an unknown name
 */
export function chooseChecks(names: readonly string[]): readonly Check[] {
  if (names.length === 0) return allChecks
  const wanted = new Set(
    names.flatMap((name) => (name === 'check' ? staticChecks.map((check) => check.name) : name)),
  )
  const chosen = allChecks.filter((check) => wanted.delete(check.name))
  if (wanted.size === 0) return chosen
  const known = ['check', ...allChecks.map((check) => check.name)].join(', ')
  throw new Error(`Unknown check: ${[...wanted].join(', ')}. Known checks: ${known}.`)
}
