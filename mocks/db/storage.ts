import type { SavedRow, SavedState } from './database.ts'

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

/** Keeps one text, over a reload of the page too. */
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
