import type { SavedRow } from '../db/database.ts'
import type { SavedChange, StateStorage } from '../db/storage.ts'

const DATABASE = 'maru-mock'
const DATABASE_VERSION = 2
const VALUES_STORE = 'values'
/** Rows of the state by table and position. */
const ROWS_STORE = 'rows'

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, DATABASE_VERSION)
    opening.onupgradeneeded = () => {
      const { result } = opening
      for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name)
      result.createObjectStore(VALUES_STORE)
      result.createObjectStore(ROWS_STORE, { keyPath: ['table', 'place'] })
    }
    opening.onsuccess = () => {
      // An open database would block another window that deletes the site's data.
      opening.result.onversionchange = () => {
        opening.result.close()
      }
      resolve(opening.result)
    }
    opening.onerror = () => {
      reject(opening.error ?? new Error('The browser keeps no data here'))
    }
  })
}

/**
 * Runs `startRequest` in one transaction, whose changes are saved completely or not at all.
 * @param startRequest returns what reads the result when the transaction is complete
 */
async function transact<Result>(
  mode: IDBTransactionMode,
  startRequest: (values: IDBObjectStore, rows: IDBObjectStore) => () => Result,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction([VALUES_STORE, ROWS_STORE], mode)
      const result = startRequest(
        transaction.objectStore(VALUES_STORE),
        transaction.objectStore(ROWS_STORE),
      )
      transaction.oncomplete = () => {
        resolve(result())
      }
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('The browser gave up a change of its data'))
      }
    })
  } finally {
    database.close()
  }
}

const START_STATE = 'scenario'
const STATE = 'state'

type State = { readonly version: number; readonly meta: unknown }

const readState = (values: IDBObjectStore) => {
  const request = values.get(STATE)
  return (): State | undefined => request.result as State | undefined
}

/** The mock's state in IndexedDB, shared by all windows and kept for the next visit. */
export const browserStorage: StateStorage = {
  version: () =>
    transact('readonly', (values) => {
      const state = readState(values)
      return () => state()?.version ?? null
    }),
  load: () =>
    transact('readonly', (values, rows) => {
      const [state, rowsRequest] = [readState(values), rows.getAll()]
      return () => {
        const savedState = state()
        return savedState === undefined
          ? null
          : { meta: savedState.meta, rows: rowsRequest.result as readonly SavedRow[] }
      }
    }),
  save: ({ version, meta, rows: changedRows, replacesAll }: SavedChange) =>
    transact('readwrite', (values, rows) => {
      if (replacesAll) rows.clear()
      for (const row of changedRows) {
        if (row.row === null) rows.delete([row.table, row.place])
        else rows.put(row)
      }
      values.put({ version, meta } satisfies State, STATE)
      return () => undefined
    }),
}

/** The start state chosen last; null: none. */
export const chosenStartState = {
  read: () =>
    transact('readonly', (values) => {
      const request = values.get(START_STATE)
      return () => (typeof request.result === 'string' ? request.result : null)
    }),
  write: (name: string): Promise<void> =>
    transact('readwrite', (values) => {
      values.put(name, START_STATE)
      return () => undefined
    }),
}

/** Runs while no other window of the site does. */
export const runExclusively = async <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks.request('maru-mock', run)
