import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { demoGames } from './mocks/games/vite-plugin.ts'
import { brand } from './scripts/vite/brand.ts'
import { bundleMock } from './scripts/vite/bundled-mock.ts'
import { classNaming, oneChunk } from './scripts/vite/output-names.ts'
import { freePortOnly } from './scripts/free-port.ts'
import { hybrid, isHybrid } from './scripts/vite/hybrid.ts'
import { leanRouter, withoutDescriptions } from './scripts/vite/lean-code.ts'
import { liveEdits } from './scripts/vite/live-edits.ts'
import { mockWorker } from './scripts/vite/mock-worker.ts'
import { panel } from './scripts/vite/panel.ts'
import { compileHints, preloadsOf } from './scripts/vite/quick-start.ts'
import { realBackend } from './scripts/vite/real-backend.ts'
import { shownStates } from './scripts/vite/states.ts'
import { typeErrors } from './scripts/vite/type-errors.ts'

/** Messages are compiled ahead of time, so the browser never needs the parser of their syntax. */
export const withoutMessageParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const first = oneChunk(
  'first',
  pathOf('src/app/start.tsx'),
  // Later files need them, and a file of their own would cost more in headers than it holds.
  pathOf('src/platform/trusted-address.ts'),
  pathOf('src/ui/panel.tsx'),
  pathOf('src/lib/site-time.ts'),
  pathOf('src/features/notices/notices.api.ts'),
  pathOf('src/features/notices/popup-permission.ts'),
)
/** What the site's libraries have for forms that send something, which no first page has. */
const forms = /\/(?:useMutation|useMutationState|mutationObserver)\.js$/
/** What is loaded at once, later: one file each, and what several need is in the first of them. */
const later = {
  charts: ['src/features/session/session.actors.ts'],
  'login-panel': ['src/features/session/login-panel.tsx'],
  'guest-gate': ['src/app/guest-gate.tsx'],
}
/** Of the site's own code alone. The rows of a home need the covers of every list too. */
const lists = {
  covers: [
    'src/features/lobby/cover.tsx',
    'src/features/lobby/deal-covers.ts',
    'src/features/lobby/use-hidden-ends.ts',
    'src/ui/cover-tile.tsx',
  ],
  rails: ['src/features/lobby/rail.tsx', 'src/features/lobby/use-featured.ts'],
}
const groupsOf = (chunks: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(chunks).map(([name, entries]) => ({
    debugName: name,
    name: oneChunk(name, ...entries.map(pathOf)),
  }))

/** A real backend answers every call of `npm run dev`; the page has no mock. */
const isWithoutMock = Boolean(process.env.BACKEND_URL) && !isHybrid(process.env)

export default defineConfig({
  plugins: [
    brand(),
    withoutDescriptions(),
    leanRouter(),
    freePortOnly(),
    liveEdits(),
    typeErrors(),
    compileHints(),
    react(),
    msw(),
    demoGames(),
    isWithoutMock ? realBackend() : [bundleMock(), mockWorker()],
    hybrid(),
    shownStates(),
    panel(isWithoutMock ? 'another' : 'mock in page'),
  ],
  resolve: { alias: [withoutMessageParser] },
  worker: { plugins: () => [brand()] },
  css: { modules: { generateScopedName: classNaming() } },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    // While the browser starts.
    warmup: {
      clientFiles: [
        'panel/start.ts',
        'src/main.tsx',
        'src/app/start.tsx',
        'src/features/home/guest-rows.tsx',
        'src/features/home/deferred-home-rows.tsx',
        'src/features/session/login-panel.tsx',
      ],
    },
    // The terminal prints errors of the page, too.
    forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
    // Thousands of files that no page is made of.
    watch: { ignored: ['.cache', 'dist', 'test-results'].map((folder) => `${pathOf(folder)}/**`) },
  },
  build: {
    target: 'es2023',
    manifest: true,
    assetsDir: 'assets',
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    reportCompressedSize: false,
    // Of these pictures a page shows one, so the code must not contain them all.
    assetsInlineLimit: (file) => (/\/(?:gate|page)-\w+\.svg$/.test(file) ? false : undefined),
    // In one file (24 kB compressed) all styles come in one request, and no chunk has to name its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\0vite\/preload-helper/,
              priority: 1,
            },
            // For games, contacts and pictures: on pages without covers as well.
            {
              name: 'addresses',
              test: /\/src\/(?:lib\/(?:allowed|web)-address|platform\/allowed-image|features\/operator-text\/operator-image)\./,
              priority: 1,
            },
            { debugName: 'first', name: (id, graph) => (forms.test(id) ? null : first(id, graph)) },
            ...groupsOf(later),
            ...groupsOf(lists).map((group) => ({ ...group, test: /\/src\// })),
          ],
        },
      },
    },
  },
})
