import { createMemoryStore } from './memory-store.ts'
import type { SessionStore } from '../ports.ts'
import { SettingsError } from '../server/settings-table.ts'
import { createSqliteStore } from './sqlite-store.ts'

/**
 * The session store of the setting SESSION_STORE: `memory`, or an SQLite file, of which only the
 * sessions with this backend count.
 * @throws SettingsError when the file cannot be used
 */
export async function openStore(
  place: string,
  clock: { now(): number },
  backendUrl: string,
): Promise<SessionStore> {
  if (place === 'memory') return createMemoryStore(clock)
  try {
    return await createSqliteStore(place, clock, backendUrl)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be opened'
    throw new SettingsError(`SESSION_STORE ${place} cannot be used: ${reason}.`, { cause: error })
  }
}
