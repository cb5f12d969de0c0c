import type { Site } from '../../src/app/site.ts'
import { createStore } from './store.ts'

/** The page's site; null until it starts. */
export const observedSite = createStore<Site | null>(null)

const closeListeners = new Set<(id: string) => void>()

export const onMessageClosed = (listener: (id: string) => void): void =>
  void closeListeners.add(listener)

export function withObservedMessages(site: Site): Site {
  const { notifier } = site
  const dismiss = (key: string) => {
    const closedToast = notifier.snapshot().find((toast) => toast.key === key)
    if (closedToast?.kind === 'warning' || closedToast?.kind === 'error')
      for (const listener of closeListeners) listener(closedToast.id)
    notifier.dismiss(key)
  }
  return { ...site, notifier: { ...notifier, dismiss } }
}
