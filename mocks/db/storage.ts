import type { SavedRow, SavedState } from './database.ts'

/** Changes of one operation. `replacesAll`: nothing saved before remains. */
export type SavedChange = SavedState & { readonly version: number; readonly replacesAll: boolean }

/** Storage of the state between operations. A change is saved completely or not at all. */
export type StateStorage = {
  /** The last saved version; null: none. It is asked for before every operation. */
  version(): Promise<number | null>
  /** Loads the state at the start, and when another window or a failed operation made the local copy stale. */
  load(): Promise<SavedState | null>
  save(change: SavedChange): Promise<void>
}

export type TextStorage = {
  readonly read: () => string | null
  readonly write: (text: string) => void
}

export const memoryStorage = (): StateStorage => {
  let savedState: { readonly version: number; readonly meta: unknown } | null = null
  const rows = new Map<string, SavedRow>()
  return {
    version: () => Promise.resolve(savedState?.version ?? null),
    load: () =>
      Promise.resolve(
        savedState === null ? null : { meta: savedState.meta, rows: [...rows.values()] },
      ),
    save: ({ version, meta, rows: changedRows, replacesAll }) => {
      if (replacesAll) rows.clear()
      for (const row of changedRows) {
        const key = `${row.table} ${row.place}`
        if (row.row === null) rows.delete(key)
        else rows.set(key, row)
      }
      savedState = { version, meta: { ...(meta as object) } }
      return Promise.resolve()
    },
  }
}

function textInMemory(): TextStorage {
  let text: string | null = null
  return { read: () => text, write: (next) => (text = next) }
}

/** Runs one at a time, in order; a failure does not stop the next one. */
export type RunExclusively = <T>(run: () => Promise<T>) => Promise<T>

export function createQueue(): RunExclusively {
  let lastRun: Promise<unknown> = Promise.resolve()
  return (run) => {
    const thisRun = lastRun.then(run, run)
    lastRun = thisRun.catch(() => undefined)
    return thisRun
  }
}

/** The state of a world that outlives a replacement of the mock's code. */
export const newWorldState = () => ({
  runExclusively: createQueue(),
  overrideStorage: textInMemory(),
  sideStorage: textInMemory(),
  storage: memoryStorage(),
})
export type WorldState = ReturnType<typeof newWorldState>
