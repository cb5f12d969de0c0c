import { createMemoryStore } from './memory-store.ts'
import type { SessionStore } from './ports.ts'
import { SettingsError } from './settings.ts'
import { createSqliteStore } from './sqlite-store.ts'

/**
 * The session store of the setting SESSION_STORE: `memory`, or an SQLite file.
 * @throws SettingsError when the file cannot be used
 */
export function openSessions(place: string, clock: { now(): number }): SessionStore {
  if (place === 'memory') return createMemoryStore(clock)
  try {
    return createSqliteStore(place, clock)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be opened'
    throw new SettingsError(`SESSION_STORE ${place} cannot be used: ${reason}.`, { cause: error })
  }
}
