import type { SavedRow, SavedState } from './database.ts'

/** Changes of one operation. `isWhole`: replaces everything saved before. */
export type SavedChange = SavedState & { readonly version: number; readonly isWhole: boolean }

/** Storage of the state between operations. A change is saved completely or not at all. */
export type Storage = {
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
