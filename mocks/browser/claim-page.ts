import { CLAIM_MESSAGE, MOCK_WORKER_PATH } from './worker-protocol.ts'

/** Resolves when the page's requests go to the mock's service worker. */
export async function claimPage(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller !== null) return
  const controllerChange = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
  })
  const { active } = await workers.register(MOCK_WORKER_PATH)
  // A new worker claims the page when it is activated.
  active?.postMessage(CLAIM_MESSAGE)
  await controllerChange
}
