export type Check = {
  readonly name: string
  /** A tool of node_modules/.bin, or a script. */
  readonly command: string
  readonly args: readonly string[]
  /** Name of the check that must end before this one starts, if both are chosen. */
  readonly after?: string
  /** File of its JSON report. */
  readonly report?: string
  readonly env?: Readonly<Record<string, string>>
  /** What must be installed beside npm's packages. */
  readonly needs?: readonly ('chromium' | 'engines')[]
}

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
  // The compiler's errors and rules that need types, in one pass over the types.
  { name: 'types', command: 'scripts/check-types.ts', args: [] },
  { name: 'generated', command: 'scripts/generate.ts', args: ['--check'] },
  { name: 'messages', command: 'scripts/messages.ts', args: ['--check'] },
  { name: 'contract', command: 'redocly', args: ['lint'] },
  { name: 'knip', command: 'knip', args: [] },
  { name: 'requirements', command: 'scripts/requirements.ts', args: [] },
  { name: 'commits', command: 'scripts/commits.ts', args: [] },
]

const vitest = (name: string, projects: readonly string[]): Check => {
  const file = `.cache/reports/${name}.json`
  const args = ['run', ...projects.map((project) => `--project=${project}`)]
  return {
    name,
    command: 'vitest',
    args: [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    report: file,
  }
}

const playwright = (name: string, args: readonly string[]): Check => {
  const file = `.cache/reports/${name}.json`
  return {
    name,
    command: 'scripts/e2e.ts',
    args: [...args, '--reporter=dot,json'],
    report: file,
    // Playwright colours its workers' output; Node warns in each of them if NO_COLOR is set as well.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '' },
    needs: ['chromium'],
  }
}

/** Checks of `npm test`: they need npm and Chromium alone. */
export const everyChange: readonly Check[] = [
  ...staticChecks,
  { name: 'build', command: 'scripts/build.ts', args: [] },
  // Both at once: stories wait much, for the network and for time.
  vitest('unit', ['node', 'components']),
  { ...playwright('browser', ['--project=chromium']), after: 'build' },
]

/** What `npm run test:all` adds, one part after another. */
export const moreParts: readonly Check[] = [
  { ...vitest('engines', ['engines']), env: { ENGINES: 'true' }, needs: ['engines'] },
  vitest('tools', ['tools']),
  vitest('development', ['development']),
  playwright('development-browser', ['--project=development']),
  playwright('release', ['--project=release']),
  vitest('simulation', ['simulation']),
  {
    name: 'chaos',
    command: 'tests/chaos/main.ts',
    args: ['--seconds', '60', '--members', '100', '--slack', '3'],
    needs: ['engines'],
  },
  {
    name: 'endurance',
    command: 'bench/endurance/main.ts',
    args: ['--members', '600', '--seconds', '5'],
  },
  playwright('scenarios', ['-c', 'playwright.matrix.config.ts', '--project=scenarios']),
  playwright('matrix', [
    '-c',
    'playwright.matrix.config.ts',
    '--project=matrix',
    '--project=throttled',
  ]),
]

/**
 * The checks with these names (`check`: all static ones; none: all).
 * @throws for an unknown name
 */
export function chooseChecks(all: readonly Check[], names: readonly string[]): readonly Check[] {
  if (names.length === 0) return all
  const unmatched = new Set(
    names.flatMap((name) => (name === 'check' ? staticChecks.map((check) => check.name) : name)),
  )
  const chosen = all.filter((check) => unmatched.delete(check.name))
  if (unmatched.size === 0) return chosen
  const known = ['check', ...all.map((check) => check.name)].join(', ')
  throw new Error(`Unknown check: ${[...unmatched].join(', ')}. Known checks: ${known}.`)
}
