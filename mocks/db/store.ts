import { readDatabase, takeChanges } from './database.ts'
import type { Database, SavedRow, SavedState } from './database.ts'

/** What one operation changed. `isWhole`: nothing that was saved before is left. */
export type SavedChange = SavedState & { readonly version: number; readonly isWhole: boolean }

/** Where the state is kept between two operations. A change is saved whole or not at all. */
export type Storage = {
  /** The version that was saved last; null when nothing is. Asked before every operation. */
  version(): Promise<number | null>
  /** Asked at the start, and when another window or a failed operation made the copy here stale. */
  load(): Promise<SavedState | null>
  save(change: SavedChange): Promise<void>
}

export const memoryStorage = (): Storage => {
  let saved: { readonly version: number; readonly meta: unknown } | null = null
  const rows = new Map<string, SavedRow>()
  return {
    version: () => Promise.resolve(saved?.version ?? null),
    load: () =>
      Promise.resolve(saved === null ? null : { meta: saved.meta, rows: [...rows.values()] }),
    save: ({ version, meta, rows: changed, isWhole }) => {
      if (isWhole) rows.clear()
      for (const row of changed) {
        const key = `${row.table} ${row.place}`
        if (row.row === null) rows.delete(key)
        else rows.set(key, row)
      }
      saved = { version, meta: { ...(meta as object) } }
      return Promise.resolve()
    },
  }
}

type Beginning = {
  readonly begin: () => Promise<Database>
  /** Whether a state that was saved before this start goes on. */
  readonly isContinued: (db: Database) => boolean
}

/**
 * Runs one operation at a time on the state of the storage. When it throws, the state stays as it
 * was: the copy here is dropped, and the next operation reads the saved one.
 */
export function createStore(storage: Storage, { begin, isContinued }: Beginning) {
  let held: { readonly version: number; readonly db: Database } | null = null
  let isStarting = true

  async function readSaved(): Promise<Database | null> {
    const saved = await storage.load()
    const db = saved === null ? null : await readDatabase(saved)
    return db === null || (isStarting && !isContinued(db)) ? null : db
  }

  async function save(version: number, db: Database, isWhole: boolean): Promise<void> {
    await storage.save({ version, meta: db.meta, rows: takeChanges(db), isWhole })
    held = { version, db }
  }

  return {
    async run<Result>(operation: (db: Database) => Promise<Result>): Promise<Result> {
      const version = await storage.version()
      const fresh = held !== null && held.version === version ? held.db : undefined
      held = null
      const saved = fresh ?? (version === null ? null : await readSaved())
      isStarting = false
      const db = saved ?? (await begin())
      const result = await operation(db)
      await save((version ?? 0) + 1, db, saved === null)
      return result
    },

    /** Puts another state in the place of the running one, which is null when nothing is saved. */
    async replace(next: (running: Database | null) => Promise<Database>): Promise<void> {
      const version = await storage.version()
      const db = await next(await readSaved())
      isStarting = false
      held = null
      await save((version ?? 0) + 1, db, true)
    },
  }
}
