import { readProperty } from '../lib/json.ts'
import { SERVICE_WORKER_PATH, SERVICE_WORKER_POLICY } from '../lib/prerendered-page.ts'
import { trustedAddress } from '../platform/trusted-address.ts'

/** Not for a first visit that saves data: the service worker fetches code that this visit may not need. */
const wantsServiceWorker = (): boolean => {
  if (!('serviceWorker' in navigator)) return false
  if (document.querySelector('meta[name="maru:service-worker"][content="off"]') !== null)
    return false
  const savesData = readProperty(readProperty(navigator, 'connection'), 'saveData') === true
  return !savesData || navigator.serviceWorker.controller !== null
}

/** Registers the service worker; a browser may refuse it, in a private window for example. */
const registerServiceWorker = async (): Promise<void> => {
  if (!wantsServiceWorker()) return
  await navigator.serviceWorker
    .register(trustedAddress(SERVICE_WORKER_POLICY, SERVICE_WORKER_PATH), {
      updateViaCache: 'none',
    })
    .catch(() => undefined)
}

/** Whether this visit is one of those that report; the operator says how many of 100 do. */
const isOfSample = (): boolean => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="maru:vitals-percent"]')
  return Math.random() * 100 < Number(meta?.content ?? 0)
}

/** What the site does when the page is complete and idle. Never rejects. */
export const afterLoad = async (): Promise<void> => {
  await registerServiceWorker()
  if (!isOfSample()) return
  const vitals = await import('./measure-vitals.ts').catch(() => null)
  vitals?.measureVitals()
}
