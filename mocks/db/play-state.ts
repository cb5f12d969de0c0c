import type { Database } from './database.ts'

type CatalogEntry = { readonly code: string; readonly state?: string | undefined }

export const stateKey = (code: string, provider?: string): string =>
  provider === undefined ? code : `${provider} ${code}`

/** Whether a provider or game is open; undefined: the catalog does not say. */
export const stateOf = (db: Database, entry: CatalogEntry, provider?: string): string | undefined =>
  db.meta.states[stateKey(entry.code, provider)] ?? entry.state

export const withGameStates = <Entry extends CatalogEntry>(
  db: Database,
  list: readonly Entry[],
  provider?: string,
): Entry[] =>
  list.map((item) => {
    const state = db.meta.states[stateKey(item.code, provider)]
    return state === undefined ? item : { ...item, state }
  })
