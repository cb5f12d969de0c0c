import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** Pictures of every screen, for eyes; a look that differs fails nothing. */
export default defineConfig({
  ...config,
  testDir: 'tests/e2e/screenshots',
  testMatch: '**/*.picture.ts',
  use: { ...config.use, screenshot: 'off' },
  projects: [{ name: 'chromium' }],
})
