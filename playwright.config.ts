import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { dropExportedSettings } from './tests/support/exported-settings.ts'

dropExportedSettings(process.env)

const executablePath = findChromium()

/** In a short story, optimizing code takes V8 longer than it saves. */
const unoptimized = '--js-flags=--no-opt,--no-maglev'

const ofRelease = /\.release\.|@release\b/
/** Tags of the stories that playwright.matrix.config.ts runs. */
const ofMatrix = /@(?:matrix|throttled|scenarios)\b/

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // Stories also wait; four of them keep two cores busy.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a busy machine; passing tests never wait that long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // The light theme has stories of its own (tests/e2e/theme.release.test.ts).
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
  // A story is in one project, by its tag or by the end of its file's name; `grep` matches both.
  projects: [
    // One worker, because each compiles the site again.
    { name: 'development', grep: /\.development\./, grepInvert: ofMatrix, workers: 1 },
    { name: 'chromium', grepInvert: [/\.development\./, ofRelease, ofMatrix] },
    { name: 'release', grep: ofRelease, grepInvert: ofMatrix },
  ],
})
