import { createContext, use, useSyncExternalStore } from 'react'
import type { Notifier, ShownToast } from './notifier.ts'

const NotifierContext = createContext<Notifier | null>(null)

export const NotifierProvider = NotifierContext.Provider

/** The way to show a message once: `showToast({ kind: 'success', id: '…' })`. */
export const useNotifier = (): Notifier => {
  const notifier = use(NotifierContext)
  if (notifier === null) throw new Error('NotifierProvider is missing above this component')
  return notifier
}

const noToasts: readonly ShownToast[] = []
const none = () => noToasts

/** The toasts that are shown now, the oldest first; a prerendered page has none. */
export const useToasts = (): readonly ShownToast[] => {
  const { subscribe, snapshot } = useNotifier()
  return useSyncExternalStore(subscribe, snapshot, none)
}
