import { readDatabase, drainChanges } from './database.ts'
import type { Database } from './database.ts'
import type { StateStorage } from './storage.ts'

/** Runs one operation on the state after settling everything due. */
export type Operate = <Result>(
  operation: (db: Database, now: number) => Result | Promise<Result>,
) => Promise<Result>

type Beginning = {
  readonly begin: () => Promise<Database>
  readonly isContinued: (db: Database) => boolean
}

/**
 * Runs one operation at a time on the stored state. If it throws, the state stays unchanged: the local copy is
 * dropped and reloaded.
 */
export function createStore(storage: StateStorage, { begin, isContinued }: Beginning) {
  let cached: { readonly version: number; readonly db: Database } | null = null
  let isStarting = true

  async function readSaved(): Promise<Database | null> {
    const saved = await storage.load()
    const db = saved === null ? null : await readDatabase(saved)
    return db === null || (isStarting && !isContinued(db)) ? null : db
  }

  async function save(version: number, db: Database, isWhole: boolean): Promise<void> {
    await storage.save({ version, meta: db.meta, rows: drainChanges(db), isWhole })
    cached = { version, db }
  }

  return {
    async run<Result>(operation: (db: Database) => Promise<Result>): Promise<Result> {
      const version = await storage.version()
      const currentDb = cached !== null && cached.version === version ? cached.db : undefined
      cached = null
      const saved = currentDb ?? (version === null ? null : await readSaved())
      isStarting = false
      const db = saved ?? (await begin())
      const result = await operation(db)
      await save((version ?? 0) + 1, db, saved === null)
      return result
    },

    /** Replaces the state; the current one is null when nothing is saved. */
    async replace(next: (running: Database | null) => Promise<Database>): Promise<void> {
      const version = await storage.version()
      const db = await next(await readSaved())
      isStarting = false
      cached = null
      await save((version ?? 0) + 1, db, true)
    },
  }
}
