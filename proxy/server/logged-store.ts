import type { LogEntry, Store } from '../ports/ports.ts'
import { openStore } from '../store/open-store.ts'
import type { ServerSettings } from './settings.ts'

type LoggedStorePorts = {
  readonly log: (entry: LogEntry) => void
  readonly clock: { now(): number }
  readonly signal: AbortSignal
}

export type LoggedStore = {
  readonly store: Store
  readonly isCacheUp: () => boolean
  readonly isBusUp: () => boolean
}

/**
 * Opens the store, and logs what happens to it.
 * @throws SettingsError when the store is unusable
 */
export async function openLoggedStore(
  settings: ServerSettings,
  { log, clock, signal }: LoggedStorePorts,
): Promise<LoggedStore> {
  const logStore = (level: LogEntry['level'], event: LogEntry['event'], sentence: string) =>
    log({ level, event, requestId: '-', route: 'unknown', details: [sentence] })
  let isCacheUp = settings.cache === null
  let isBusUp = true
  const store = await openStore(
    settings,
    clock,
    (reason) => logStore('error', 'store_fault', reason),
    {
      tell: (event, sentence) => {
        if (event === 'cache_ready' || event === 'cache_lost') isCacheUp = event === 'cache_ready'
        if (event === 'events_ready' || event === 'events_lost') isBusUp = event === 'events_ready'
        logStore(event.endsWith('_ready') ? 'info' : 'warn', event, sentence)
      },
      signal,
    },
  )
  return { store, isCacheUp: () => isCacheUp, isBusUp: () => isBusUp }
}
