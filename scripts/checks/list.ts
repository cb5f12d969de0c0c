import { countPlaywright, countVitest } from './tally.ts'
import type { Tally } from './tally.ts'

export type Check = {
  readonly name: string
  /** A tool of node_modules/.bin, or a script. */
  readonly command: string
  readonly args: readonly string[]
  /** How many of the two cores it keeps busy. */
  readonly cores: 1 | 2
  /** Reads how many tests held from the JSON report that the tool writes. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Tally }
  readonly env?: Readonly<Record<string, string>>
}

const unitReport = '.cache/reports/unit.json'
const browserReport = '.cache/reports/browser.json'

/** Checks that read the sources only; `npm run check` runs these. */
export const staticChecks: readonly Check[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], cores: 1 },
  { name: 'lint', command: 'scripts/eslint.ts', args: [], cores: 1 },
  // Each rule that it has, with types too: ESLint took four times as long for them.
  { name: 'typed-lint', command: 'oxlint', args: ['--deny-warnings', '.'], cores: 1 },
  { name: 'types', command: 'scripts/typecheck.ts', args: [], cores: 1 },
  { name: 'generated', command: 'scripts/generate.ts', args: ['--check'], cores: 1 },
  { name: 'messages', command: 'scripts/messages.ts', args: ['--check'], cores: 1 },
  { name: 'contract', command: 'redocly', args: ['lint'], cores: 1 },
  { name: 'knip', command: 'knip', args: [], cores: 1 },
  { name: 'requirements', command: 'scripts/requirements.ts', args: [], cores: 1 },
  { name: 'commits', command: 'scripts/commits.ts', args: [], cores: 1 },
]

/** Everything that must hold, in the order in which it is printed. */
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
    // Playwright colours its workers' output; with NO_COLOR beside it Node would warn in each of them.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, NO_COLOR: '' },
  },
]

/**
 * The checks that these names choose (`check` stands for all static ones; no name, for all).
 * Throws when a name is unknown.
 */
export function chooseChecks(names: readonly string[]): readonly Check[] {
  if (names.length === 0) return allChecks
  const wanted = new Set(
    names.flatMap((name) => (name === 'check' ? staticChecks.map((check) => check.name) : name)),
  )
  const chosen = allChecks.filter((check) => wanted.delete(check.name))
  if (wanted.size === 0) return chosen
  const known = ['check', ...allChecks.map((check) => check.name)].join(', ')
  throw new Error(`No check is called ${[...wanted].join(', ')}. There are: ${known}.`)
}
