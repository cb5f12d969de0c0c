import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/**
 * Every screen in every language, width and role, every fault on every screen, every form of money with every
 * cut: minutes, so not a part of `npm test`, whose stories are a sample of these.
 */
export default defineConfig(config, {
  testDir: 'tests/e2e/matrix',
  // A page over a slow network waits most of its time.
  workers: 5,
  reporter: [['./tests/e2e/matrix/reporter.ts']],
  use: { ...config.use, screenshot: 'off' },
  projects: [
    { name: 'scenarios', testMatch: '**/scenarios.matrix.ts', workers: 2 },
    {
      name: 'matrix',
      testMatch: '**/*.matrix.ts',
      testIgnore: ['**/throttled.matrix.ts', '**/scenarios.matrix.ts'],
    },
    // Chromium slows a page down by keeping the processor busy: more workers would starve the servers.
    { name: 'throttled', testMatch: '**/throttled.matrix.ts', workers: 2 },
  ],
})
