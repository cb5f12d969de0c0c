import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { placeOfEngines } from './tests/support/engines/folder.ts'
import { dropExportedSettings } from './tests/support/exported-settings.ts'
import { withoutMessageParser } from './vite.config.ts'

// Workers inherit it: the servers that the tests of this run share.
process.env['ENGINES_FOLDER'] = join(placeOfEngines(), `engines-${process.pid}`)
dropExportedSettings(process.env)

const setupFiles = ['tests/support/set-up.ts', 'tests/support/this-test.ts']

const everywhere = '{src,proxy,mocks,panel,tools,scripts,tests}/**'
/** Parts of `npm run test:all`: their files are named `NAME.<part>.test.ts`. */
const parts = ['engines', 'tools', 'development', 'simulation']

/** The slowest file by the list that `npm test` ends with: begun last, it alone would run at the end. */
const slowest = ['tools/scenarios/screens.test.ts']

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowest.some((name) => moduleId.endsWith(`/${name}`))
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

const partOf = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [
      `${everywhere}/*.${name}.test.ts`,
      // Both run with each kind of store; see tests/proxy/every-store.ts.
      ...(name === 'engines' ? [`${everywhere}/*.stores.test.ts`] : []),
    ],
    exclude: ['tests/e2e/**', '**/.cache/**'],
    ...(name === 'engines' ? { globalSetup: 'tests/support/engines/folder.ts' } : {}),
    setupFiles,
    environment: 'node',
  },
})

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [withoutMessageParser] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${everywhere}/*.test.ts`],
          exclude: ['tests/e2e/**', '**/.cache/**', ...parts.map((name) => `**/*.${name}.test.ts`)],
          setupFiles,
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: [...setupFiles, 'tests/support/jsdom.ts'],
          environment: 'jsdom',
        },
      },
      ...parts.map(partOf),
    ],
    // Not threads: they share file descriptors, and a thread that ends closes some twice.
    pool: 'forks',
    isolate: false,
    // Collecting a small young generation took a seventh of their time.
    execArgv: ['--max-semi-space-size=64'],
    // Files also wait; four of them keep two cores busy.
    maxWorkers: 4,
    maxConcurrency: 8,
    sequence: { sequencer: SlowestFirst },
    // Long enough for a busy machine; passing tests never wait that long.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Facts come late on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    cache: false,
  },
})
