import type { SavedRow, SavedState } from './database.ts'

/** Changes of one operation. `isWhole`: replaces everything saved before. */
export type SavedChange = SavedState & { readonly version: number; readonly isWhole: boolean }

/** Storage of the state between operations. A change is saved completely or not at all. */
export type StateStorage = {
  /** The last saved version; null: none. Called before every operation. */
  version(): Promise<number | null>
  /** Called at the start, and when another window or a failed operation made the local copy stale. */
  load(): Promise<SavedState | null>
  save(change: SavedChange): Promise<void>
}

export type TextStorage = {
  readonly read: () => string | null
  readonly write: (text: string) => void
}

export const memoryStorage = (): StateStorage => {
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

function textInMemory(): TextStorage {
  let text: string | null = null
  return { read: () => text, write: (next) => (text = next) }
}

/** Runs one at a time, in order; a failure does not stop the next one. */
export type Exclusively = <T>(run: () => Promise<T>) => Promise<T>

export function createQueue(): Exclusively {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const turn = last.then(run, run)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** The state of a world that outlives a replacement of the mock's code. */
export const newWorldState = () => ({
  exclusively: createQueue(),
  overrideStorage: textInMemory(),
  sideStorage: textInMemory(),
  storage: memoryStorage(),
})
export type WorldState = ReturnType<typeof newWorldState>
