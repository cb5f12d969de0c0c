import type { LogEntry, Store } from '../ports/ports.ts'
import { openStore } from '../store/open-store.ts'
import { watchKeys } from '../store/shared/session-keys.ts'
import type { ServerSettings } from './settings.ts'

type LoggedStorePorts = {
  readonly log: (entry: LogEntry) => void
  readonly clock: { now(): number }
  readonly signal: AbortSignal
  /** Milliseconds between two reads of SESSION_KEYS_FILE. */
  readonly keysEveryMs: number | undefined
}

export type LoggedStore = {
  readonly store: Store
  readonly isCacheUp: () => boolean
  readonly isBusUp: () => boolean
  readonly stopWatchingKeys: () => void
}

/**
 * Opens the store, logs what happens to it, and gives it the keys of SESSION_KEYS_FILE when they change.
 * @throws SettingsError when the store is unusable
 */
export async function openLoggedStore(
  settings: ServerSettings,
  { log, clock, signal, keysEveryMs }: LoggedStorePorts,
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
  const stopWatchingKeys = watchKeys(
    settings,
    (keys) => store.useKeys(keys),
    (event, sentence) =>
      logStore(event === 'session_keys_refused' ? 'error' : 'info', event, sentence),
    keysEveryMs,
  )
  return { store, isCacheUp: () => isCacheUp, isBusUp: () => isBusUp, stopWatchingKeys }
}
