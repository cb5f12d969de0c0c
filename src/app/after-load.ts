import { isNameRemembered } from '../features/session/remembered-name.storage.ts'
import { readProperty } from '../lib/json.ts'
import { SERVICE_WORKER_PATH, SERVICE_WORKER_POLICY } from '../lib/prerendered-page.ts'
import { keepFocus } from '../platform/keep-focus.ts'
import { hideBrokenPictures } from '../platform/broken-pictures.ts'
import { closeDialogsOnBack, markModals } from '../platform/page-dialogs.ts'
import { localStore } from '../platform/storage.ts'
import { trustedAddress } from '../platform/trusted-address.ts'
import { showTheme } from './inline-scripts.ts'
import { reloadForCode } from './reload-for-code.ts'

const savesData = (): boolean =>
  readProperty(readProperty(navigator, 'connection'), 'saveData') === true

/**
 * Milliseconds of a first visit before its files are cached, which takes a fifth of the time of a slow phone while its
 * player needs the page.
 */
const FIRST_VISIT_PAUSE_MS = 5_000

/** Loads the content of drawers that a button opens, so that they work without a connection. */
const preloadDrawers = async (): Promise<void> => {
  if (savesData() || matchMedia('(min-width: 1200px)').matches) return
  const memberCode = isNameRemembered()
    ? import('../features/shell/account-panel.tsx')
    : import('../features/session/login-panel.tsx')
  await Promise.allSettled([memberCode, import('../features/shell/menu-list.tsx')])
}

/** False on a first visit with save-data: the service worker would fetch code that this visit may not need. */
const wantsServiceWorker = (): boolean => {
  if (!('serviceWorker' in navigator)) return false
  if (document.querySelector('meta[name="maru:service-worker"][content="off"]') !== null)
    return false
  return !savesData() || navigator.serviceWorker.controller !== null
}

/** Does nothing if the browser refuses, for example in a private window. */
const registerServiceWorker = async (): Promise<void> => {
  if (!wantsServiceWorker()) return
  try {
    const address = trustedAddress(SERVICE_WORKER_POLICY, SERVICE_WORKER_PATH)
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' })
  } catch {}
}

/** Whether this visit is in the operator's sample of reporting visits. */
const isSampledVisit = (): boolean => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="maru:vitals-percent"]')
  return Math.random() * 100 < Number(meta?.content ?? 0)
}

/** Storage keys of earlier releases that no code reads any more. */
const OBSOLETE_KEYS = ['maru:asked-account']

/** Shows another theme when the player or the system changes it, here or in another tab. */
const followTheme = (): void => {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', showTheme)
  // The theme may have changed while the page loaded.
  showTheme()
  addEventListener('maru:theme', showTheme)
  addEventListener('storage', showTheme)
}

/** Work for when the page is complete and idle. Never rejects. */
export const afterLoad = async (): Promise<void> => {
  hideBrokenPictures()
  closeDialogsOnBack()
  markModals()
  keepFocus()
  reloadForCode()
  followTheme()
  for (const key of OBSOLETE_KEYS) localStore.remove(key)
  if (isSampledVisit()) {
    const vitals = await import('./measure-vitals.ts').catch(() => null)
    vitals?.measureVitals()
  }
  await preloadDrawers()
  const isControlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!isControlled) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_PAUSE_MS))
  await registerServiceWorker()
}
