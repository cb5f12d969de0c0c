import { readDatabase, writeDatabase } from './database.ts'
import type { Database } from './database.ts'

/** Where the state lies between two operations. */
export type Storage = { load(): Promise<string | null>; save(text: string): Promise<void> }

export const memoryStorage = (): Storage => {
  let saved: string | null = null
  return {
    load: () => Promise.resolve(saved),
    save: (text) => {
      saved = text
      return Promise.resolve()
    },
  }
}

type Beginning = {
  readonly begin: () => Promise<Database>
  /** Whether a state that was saved before this start goes on. */
  readonly isContinued: (db: Database) => boolean
}

/** Runs one operation on the state of the storage; when it throws, the state stays as it was. */
export function createStore(storage: Storage, { begin, isContinued }: Beginning) {
  let held: { readonly text: string; readonly db: Database } | null = null
  let isStarting = true

  async function readSaved(text: string): Promise<Database | null> {
    const db = await readDatabase(text)
    return db === null || (isStarting && !isContinued(db)) ? null : db
  }

  async function open(): Promise<{ text: string | null; db: Database }> {
    const text = await storage.load()
    if (held !== null && held.text === text) return held
    const saved = text === null ? null : await readSaved(text)
    isStarting = false
    return saved === null ? { text: null, db: await begin() } : { text, db: saved }
  }

  async function close(before: string | null, db: Database): Promise<void> {
    const text = writeDatabase(db)
    if (text !== before) await storage.save(text)
    held = { text, db }
  }

  return {
    async run<Result>(operation: (db: Database) => Promise<Result>): Promise<Result> {
      const { text, db } = await open()
      held = null
      const result = await operation(db)
      await close(text, db)
      return result
    },

    async replace(next: (before: Database) => Promise<Database>): Promise<void> {
      const { text, db } = await open()
      await close(text, await next(db))
    },
  }
}
