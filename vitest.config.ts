import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { placeOfEngines } from './tests/support/engines/place.ts'
import { dropExportedSettings } from './tests/support/exported-settings.ts'
import { withoutMessageParser } from './vite.config.ts'

// Workers inherit it: the servers that the tests of this run share.
process.env['ENGINES_FOLDER'] = join(placeOfEngines(), `engines-${process.pid}`)
dropExportedSettings(process.env)

const setupFiles = [
  'tests/support/fresh-modules.ts',
  'tests/support/this-test.ts',
  'tests/support/quiet-console.ts',
  'tests/support/closed-network.ts',
]

/** The slowest files by the list that `npm test` ends with: begun last, one of them alone would run at the end. */
const slowest = [
  'packages/scenarios/screens.test.ts',
  'packages/contract-verify/tests/sound-backends.test.ts',
  'packages/scaffold/scaffold.test.ts',
  'packages/contract-verify/tests/general/record.test.ts',
  'scripts/one-screen-more.test.ts',
  'tests/proxy/deposit-kills.test.ts',
]

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowest.some((name) => moduleId.endsWith(`/${name}`))
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [withoutMessageParser] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,mocks,panel,packages,scripts,bench,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**', '**/.cache/**'],
          provide: { hasDirectPath: true },
          globalSetup: 'tests/support/engines/stop.ts',
          setupFiles,
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          // The same tests of the proxy once more, on its way by Requests.
          name: 'requests',
          include: ['tests/proxy/*.test.ts'],
          // These start no server of their own process, or tell of the store's thread, which knows no way.
          exclude: [
            'audit',
            'check-setup',
            'conformance',
            'counters-kept',
            'deposit-kills',
            'direct-path',
            'engines-tls',
            'log-loss',
            'lost-store',
            'lost-store-processes',
            'money-processes',
            'ports',
            'postgres-connections',
            'postgres-faults',
            'postgres-identity',
            'postgres-standby',
            'program',
            'protection-attempts',
            'protection-model',
            'protection-simulation',
            'protection-store',
            'protection-time',
            'protection-windows',
            'redis-cache',
            'redis-client',
            'redis-own-sessions',
            'redis-topologies',
            'secret-files',
            'session-keys',
            'sqlite-store',
            'stopping',
            'store-crashes',
            'store-identity',
            'store-thread',
            'stores',
            'throttle-without-store',
          ].map((name) => `tests/proxy/${name}.test.ts`),
          provide: { hasDirectPath: false },
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
    ],
    // Not threads: they share file descriptors, and a thread that ends closes some twice.
    pool: 'forks',
    isolate: false,
    // Files also wait; four of them keep two cores busy.
    maxWorkers: 4,
    maxConcurrency: 8,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    cache: false,
  },
})
