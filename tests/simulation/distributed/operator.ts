import { acceptDatabase } from '../../../src/proxy/store/postgres/accept.ts'
import { withWritableClient } from '../../../src/proxy/store/postgres/migrate.ts'
import { ADDRESSES, KEYS } from './tables.ts'

/** `npm run proxy -- --accept-store`; false: it failed, and may have been done. */
export async function acceptAsOperator(): Promise<boolean> {
  const data = { keys: KEYS, storeId: null }
  return withWritableClient(ADDRESSES, (client) => acceptDatabase(client, data)).then(
    () => true,
    () => false,
  )
}
