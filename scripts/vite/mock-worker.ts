import type { Plugin } from 'vite'
import { CLAIM_MESSAGE, MOCK_WORKER_PATH } from '../../mocks/browser/worker-protocol.ts'

/**
 * Adds to msw's worker:
 * - It stays registered. msw unregisters it when the last page is left, but so late that the next page may already
 *   depend on the registration.
 * - It claims a page on request. A removed worker that another tab still uses returns at the next registration without
 *   being activated, and so without claiming the page.
 */
export const workerScript = `addEventListener('message', (event) => {
  if (event.data === '${CLAIM_MESSAGE}') event.waitUntil(clients.claim())
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
})
importScripts('/mockServiceWorker.js')
`

/** `npm run dev`: serves the service worker of the mock. */
export const mockWorker = (): Plugin => ({
  name: 'maru:mock-worker',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(MOCK_WORKER_PATH, (_, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.setHeader('cache-control', 'no-cache')
      response.end(workerScript)
    })
  },
})
