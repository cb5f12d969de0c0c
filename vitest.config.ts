import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutMessageParser } from './vite.config.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [withoutMessageParser] },
  test: {
    include: ['{src,mocks,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    setupFiles: ['tests/support/quiet-console.ts', 'tests/support/closed-network.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    cache: false,
  },
})
