import type { Store } from '../../src/proxy/core/ports.ts'
import { addressesOf } from '../../src/proxy/store/postgres/addresses.ts'
import { createPostgresStore } from '../../src/proxy/store/postgres/postgres-store.ts'
import type { PostgresStoreOptions } from '../../src/proxy/store/postgres/postgres-store.ts'
import { freshDatabase, KEY, setClock } from '../support/engines/postgres.ts'
import { onTestFinished } from '../support/this-test.ts'

/** A store on a database, closed after the test. */
export async function openUrl(
  url: string,
  options: Partial<PostgresStoreOptions> = {},
): Promise<Store> {
  const store = await createPostgresStore({
    addresses: addressesOf(url) ?? [],
    keys: [KEY],
    clock: Date,
    backendUrl: 'https://backend.example',
    warn: () => undefined,
    ...options,
  })
  onTestFinished(() => store.close())
  return store
}

/** A store on a database of its own whose clock stands still. */
export async function openDatabase({ now }: { now: number }) {
  const url = await freshDatabase()
  await setClock(url, now)
  let time = now
  const store = await openUrl(url, { clock: { now: () => time } })
  return {
    url,
    store,
    setClock: async (to: number) => {
      time = to
      await setClock(url, to)
    },
  }
}
