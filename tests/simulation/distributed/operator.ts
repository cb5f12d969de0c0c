import { acceptDatabase } from '../../../src/proxy/store/postgres/accept.ts'
import { migrate, withWritableClient } from '../../../src/proxy/store/postgres/migrate.ts'
import { noConsent } from '../../../src/proxy/store/shared/consent.ts'
import { ADDRESSES, KEYS } from './tables.ts'

const data = { keys: KEYS, storeId: null }
/** Operators know of losses that no process has seen. */
const consent = { ...noConsent, isRestored: true }

/** `npm run proxy -- --migrate`, which may fail. */
export function migrateAsOperator(): Promise<unknown> {
  return withWritableClient(ADDRESSES, (client) => migrate(client, 'forward', data)).catch(
    () => undefined,
  )
}

/** `npm run proxy -- --accept-store`; false: it failed, and may have been done. */
export function acceptAsOperator(): Promise<boolean> {
  return withWritableClient(ADDRESSES, (client) => acceptDatabase(client, data, consent)).then(
    () => true,
    () => false,
  )
}
