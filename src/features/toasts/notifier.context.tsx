import { createContext, use, useSyncExternalStore } from 'react'
import type { Notifier, ShownToast } from './notifier.ts'

const NotifierContext = createContext<Notifier | null>(null)

export const NotifierProvider = NotifierContext.Provider

/** Shows a message once: `showToast({ kind: 'success', id: '…' })`. */
export const useNotifier = (): Notifier => {
  const notifier = use(NotifierContext)
  if (notifier === null) throw new Error('NotifierProvider is missing above this component')
  return notifier
}

const noToasts: readonly ShownToast[] = []
const none = () => noToasts

/** The current toasts, oldest first; none in a prerendered page. */
export const useToasts = (): readonly ShownToast[] => {
  const { subscribe, snapshot } = useNotifier()
  return useSyncExternalStore(subscribe, snapshot, none)
}
