import type { Site } from '../../src/app/site.ts'
import { createStore } from './store.ts'

/** The page's site; null until it starts. */
export const seenSite = createStore<Site | null>(null)

const closers = new Set<(id: string) => void>()

export const onMessageClosed = (closed: (id: string) => void): void => void closers.add(closed)

export function withSeenMessages(site: Site): Site {
  const { notifier } = site
  const dismiss = (key: string) => {
    const closed = notifier.snapshot().find((toast) => toast.key === key)
    if (closed?.kind === 'warning' || closed?.kind === 'error')
      for (const tell of closers) tell(closed.id)
    notifier.dismiss(key)
  }
  return { ...site, notifier: { ...notifier, dismiss } }
}
