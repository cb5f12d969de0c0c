import { readDatabase, takeChanges } from './database.ts'
import type { Database } from './database.ts'
import type { Storage } from './storage.ts'

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
