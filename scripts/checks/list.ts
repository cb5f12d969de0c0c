import { countPlaywright, countVitest } from './tally.ts'
import type { Tally } from './tally.ts'
import { timesOfPlaywright, timesOfVitest } from './times.ts'
import type { FileTime } from './times.ts'

export type Check = {
  readonly name: string
  /** A tool of node_modules/.bin, or a script. */
  readonly command: string
  readonly args: readonly string[]
  /** Name of the check that must end before this one starts, if both are chosen. */
  readonly after?: string
  readonly report?: {
    readonly file: string
    readonly count: (report: unknown) => Tally
    readonly timesOf: (report: unknown) => readonly FileTime[]
  }
  readonly env?: Readonly<Record<string, string>>
}

const unitReport = '.cache/reports/unit.json'
const browserReport = '.cache/reports/browser.json'

/** Checks of sources only, run by `npm run check`. */
export const staticChecks: readonly Check[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'lint',
    command: 'scripts/eslint.ts',
    args: [],
    // A larger young generation: a sixth of its time went into collecting small ones.
    env: { NODE_OPTIONS: '--max-semi-space-size=64' },
  },
  // All its rules, including type-aware ones; ESLint took four times as long for them.
  { name: 'typed-lint', command: 'scripts/typed-lint.ts', args: [] },
  { name: 'types', command: 'scripts/typecheck.ts', args: [] },
  { name: 'generated', command: 'scripts/generate.ts', args: ['--check'] },
  { name: 'messages', command: 'scripts/messages.ts', args: ['--check'] },
  { name: 'contract', command: 'redocly', args: ['lint'] },
  { name: 'knip', command: 'knip', args: [] },
  { name: 'requirements', command: 'scripts/requirements.ts', args: [] },
  { name: 'commits', command: 'scripts/commits.ts', args: [] },
]

export const allChecks: readonly Check[] = [
  ...staticChecks,
  { name: 'build', command: 'scripts/build.ts', args: [] },
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: { file: unitReport, count: countVitest, timesOf: timesOfVitest },
  },
  {
    name: 'browser',
    command: 'scripts/e2e.ts',
    // Beside the unit tests both take longer: pages draw and poll while they wait for a core.
    after: 'unit',
    args: ['--reporter=dot,json'],
    report: { file: browserReport, count: countPlaywright, timesOf: timesOfPlaywright },
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
