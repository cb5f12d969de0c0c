import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutMessageParser } from './vite.config.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [withoutMessageParser] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,mocks,scripts,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          setupFiles: ['tests/support/quiet-console.ts', 'tests/support/closed-network.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: [
            'tests/support/quiet-console.ts',
            'tests/support/closed-network.ts',
            'tests/support/jsdom.ts',
          ],
          environment: 'jsdom',
          isolate: false,
        },
      },
    ],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    cache: false,
  },
})
