const DATABASE = 'maru-mock'
const STORE = 'state'

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE)
    }
    opening.onsuccess = () => {
      // Another window that deletes the site's data must not wait for this one.
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

async function transact<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      transaction.oncomplete = () => {
        resolve(request.result)
      }
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('The browser gave up a change of its data'))
      }
    })
  } finally {
    database.close()
  }
}

/** Text by key in IndexedDB: the same for all windows of the site, and for the next visit. */
export const browserShelf = {
  read: async (key: string): Promise<string | null> => {
    const found: unknown = await transact('readonly', (store) => store.get(key))
    return typeof found === 'string' ? found : null
  },
  write: async (key: string, text: string): Promise<void> => {
    await transact('readwrite', (store) => store.put(text, key))
  },
}

/** One window of the site at a time, whichever asks. */
export const exclusively = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks.request('maru-mock', run) as Promise<T>
