import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/**
 * Every screen in every language, width and role, every fault on every screen, every form of money with every cut:
 * stories that take too many minutes for `npm test`, which plays a sample of their kind.
 */
export default defineConfig({
  ...config,
  // A page over a slow network waits most of its time.
  workers: 5,
  reporter: [['./tests/e2e/matrix-reporter.ts']],
  use: { ...config.use, screenshot: 'off' },
  projects: [
    { name: 'matrix', grep: /@matrix/ },
    // Chromium slows a page down by keeping the processor busy: more workers would starve the servers.
    { name: 'throttled', grep: /@throttled/, workers: 2 },
  ],
})
