import { createContext, use, useSyncExternalStore } from 'react'
import type { Announced, Announcer } from './notifier.ts'

const AnnouncerContext = createContext<Announcer | null>(null)

export const AnnouncerProvider = AnnouncerContext.Provider

/** The way to say something once: `announce({ kind: 'success', id: '…' })`. */
export const useAnnouncer = (): Announcer => {
  const announcer = use(AnnouncerContext)
  if (announcer === null) throw new Error('AnnouncerProvider is missing above this component')
  return announcer
}

/** What is being said now, the oldest first. */
export const useAnnounced = (): readonly Announced[] => {
  const { subscribe, snapshot } = useAnnouncer()
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
