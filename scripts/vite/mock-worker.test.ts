import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { workerScript } from './mock-worker.ts'

const msw = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')

/** Runs the script as a service worker of one page, which is closing. */
function runWorker(script: string) {
  const events = new EventTarget()
  const happened: string[] = []
  const work: Promise<unknown>[] = []
  const cache = { match: async () => undefined, put: async () => undefined }
  const scope = {
    addEventListener: events.addEventListener.bind(events),
    caches: { open: async () => cache, delete: async () => true },
    clients: {
      claim: async () => void happened.push('claim'),
      get: async () => undefined,
      matchAll: async () => [],
    },
    registration: { scope: '/', unregister: async () => void happened.push('unregister') },
    console,
    Response,
    importScripts: () => runInNewContext(msw, scope),
  }
  runInNewContext(script, Object.assign(scope, { self: scope }))
  return async (data: string): Promise<readonly string[]> => {
    const message = Object.assign(new Event('message'), {
      data,
      source: { id: 'page' },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    })
    events.dispatchEvent(message)
    await Promise.all(work)
    return happened
  }
}

test('the worker of the mock stays when its last page is left, where that of msw unregisters itself', async () => {
  expect(await runWorker("importScripts('/mockServiceWorker.js')")('CLIENT_CLOSE')).toEqual([
    'unregister',
  ])
  expect(await runWorker(workerScript)('CLIENT_CLOSE')).toEqual([])
})

test('the worker of the mock claims a page on request', async () => {
  expect(await runWorker(workerScript)('CLAIM')).toEqual(['claim'])
})
