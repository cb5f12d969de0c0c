import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { dropExportedSettings } from './tests/support/exported-settings.ts'

dropExportedSettings(process.env)

const executablePath = findChromium()
/** Stories of `npm run dev`. */
const developmentStories = ['dev-mode', 'dev-worker', 'states'].map((name) => `**/${name}.test.ts`)

/** A story is over before code that V8 optimizes for it has paid off. */
const unoptimized = '--js-flags=--no-opt,--no-maglev'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // Stories also wait; four of them keep two cores busy.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // In the whole test run a story may try again, and the run then names it as flaky.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a busy machine; passing tests never wait that long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // The light theme has stories of its own (tests/e2e/theme.test.ts).
    colorScheme: 'dark',
    // Stories of the service worker allow it: kept files would come past the routes of the others.
    serviceWorkers: 'block',
    // Recording costs a quarter of the time; to see a failure, run with --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumFlags, unoptimized],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    // One worker, because each compiles the site anew; first, because they take longest.
    { name: 'dev', testMatch: developmentStories, workers: 1 },
    { name: 'chromium', testIgnore: developmentStories },
  ],
})
