import type { Database } from './database.ts'

type Shown = { readonly code: string; readonly state?: string | undefined }

/** The key of a provider, or of a slot game of a provider, in `states`. */
export const stateKey = (code: string, provider?: string): string =>
  provider === undefined ? code : `${provider} ${code}`

/** Whether a provider or a game of one can be played now; undefined: the catalog says nothing. */
export const stateOf = (db: Database, shown: Shown, provider?: string): string | undefined =>
  db.meta.states[stateKey(shown.code, provider)] ?? shown.state

/** What the catalog has, as it can be played now. */
export const withStates = <One extends Shown>(
  db: Database,
  list: readonly One[],
  provider?: string,
): One[] =>
  list.map((one) => {
    const state = db.meta.states[stateKey(one.code, provider)]
    return state === undefined ? one : { ...one, state }
  })
