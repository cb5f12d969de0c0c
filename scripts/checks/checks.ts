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
  /** Programs that must be installed in addition to npm's packages. */
  readonly needs?: readonly ('chromium' | 'engines')[]
}

/** Checks of sources only, run by `npm run check`. */
export const staticChecks: readonly Check[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'lint',
    command: 'scripts/eslint.ts',
    args: [],
    // With Node's default young generation, a sixth of the time went into garbage collection.
    env: { NODE_OPTIONS: '--max-semi-space-size=64' },
  },
  // One pass over the types reports the compiler's errors and the rules that need types.
  { name: 'types', command: 'scripts/check-types.ts', args: [] },
  { name: 'generated', command: 'scripts/generate.ts', args: ['--check'] },
  { name: 'messages', command: 'scripts/messages.ts', args: ['--check'] },
  { name: 'contract', command: 'redocly', args: ['lint'] },
  { name: 'knip', command: 'knip', args: [] },
  { name: 'requirements', command: 'scripts/requirements.ts', args: [] },
]

const vitestCheck = (name: string, projects: readonly string[]): Check => {
  const file = `.cache/reports/${name}.json`
  const args = ['run', ...projects.map((project) => `--project=${project}`)]
  return {
    name,
    command: 'vitest',
    args: [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    report: file,
  }
}

const playwrightCheck = (name: string, args: readonly string[]): Check => {
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
export const changeChecks: readonly Check[] = [
  ...staticChecks,
  { name: 'build', command: 'scripts/build.ts', args: [] },
  // Both projects run at once, because stories mostly wait for the network and for time.
  vitestCheck('unit', ['node', 'components']),
  { ...playwrightCheck('browser', ['--project=chromium']), after: 'build' },
]

/** Checks that `npm run test:all` adds; they run one after another. */
export const fullChecks: readonly Check[] = [
  { ...vitestCheck('engines', ['engines']), env: { ENGINES: 'true' }, needs: ['engines'] },
  vitestCheck('tools', ['tools']),
  vitestCheck('development', ['development']),
  playwrightCheck('development-browser', ['--project=development']),
  playwrightCheck('release', ['--project=release']),
  vitestCheck('simulation', ['simulation']),
  {
    name: 'chaos',
    command: 'tests/chaos/main.ts',
    args: ['--seconds', '60', '--members', '100', '--slack', '3'],
    needs: ['engines'],
  },
  {
    name: 'scenarios',
    command: 'tools/scenarios/main.ts',
    // Playwright's runner is not used, because at each call it searches all earlier calls of the test.
    args: ['--target', 'browser'],
    needs: ['chromium'],
  },
  playwrightCheck('matrix', [
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
export function chooseChecks(
  knownChecks: readonly Check[],
  names: readonly string[],
): readonly Check[] {
  if (names.length === 0) return knownChecks
  const chosenNames = new Set(
    names.flatMap((name) => (name === 'check' ? staticChecks.map((check) => check.name) : name)),
  )
  const knownNames = knownChecks.map((check) => check.name)
  const unknownNames = [...chosenNames].filter((name) => !knownNames.includes(name))
  if (unknownNames.length === 0) return knownChecks.filter((check) => chosenNames.has(check.name))
  throw new Error(
    `Unknown check: ${unknownNames.join(', ')}. Known checks: ${['check', ...knownNames].join(', ')}.`,
  )
}
