import { readDatabase, drainChanges } from './database.ts'
import type { Database } from './database.ts'
import type { StateStorage } from './storage.ts'

/** Runs one transaction on the state after settling everything due. */
export type RunTransaction = <Result>(
  transaction: (db: Database, now: number) => Result | Promise<Result>,
) => Promise<Result>

type StartOptions = {
  readonly createState: () => Promise<Database>
  readonly mayContinue: (db: Database) => boolean
}

/**
 * Runs one transaction at a time on the stored state. If it throws, the state stays unchanged: the local copy is
 * dropped and reloaded.
 */
export function createStore(storage: StateStorage, { createState, mayContinue }: StartOptions) {
  let localCopy: { readonly version: number; readonly db: Database } | null = null
  let isStarting = true

  async function readSaved(): Promise<Database | null> {
    const savedState = await storage.load()
    const db = savedState === null ? null : await readDatabase(savedState)
    return db === null || (isStarting && !mayContinue(db)) ? null : db
  }

  async function save(version: number, db: Database, replacesAll: boolean): Promise<void> {
    await storage.save({ version, meta: db.meta, rows: drainChanges(db), replacesAll })
    localCopy = { version, db }
  }

  return {
    async run<Result>(transaction: (db: Database) => Promise<Result>): Promise<Result> {
      const version = await storage.version()
      const currentDb =
        localCopy !== null && localCopy.version === version ? localCopy.db : undefined
      localCopy = null
      const savedDb = currentDb ?? (version === null ? null : await readSaved())
      isStarting = false
      const db = savedDb ?? (await createState())
      const result = await transaction(db)
      await save((version ?? 0) + 1, db, savedDb === null)
      return result
    },

    /** Replaces the state; the current one is null when nothing is saved. */
    async replace(buildState: (currentState: Database | null) => Promise<Database>): Promise<void> {
      const version = await storage.version()
      const db = await buildState(await readSaved())
      isStarting = false
      localCopy = null
      await save((version ?? 0) + 1, db, true)
    },
  }
}
