import { createRecordCipher } from '../../../src/proxy/store/shared/record-cipher.ts'
import { KEY_PLACE, newVaultKey, vaultWith } from '../../../src/proxy/store/shared/vault-key.ts'
import type { ProtectionRecord } from '../../../src/proxy/protection/record.ts'
import { getProtection } from '../../../src/proxy/store/postgres/protection-operations.ts'
import { LAYOUT } from '../../../src/proxy/store/postgres/layouts.ts'
import type { Connected } from '../../../src/proxy/store/postgres/connected.ts'
import { perform } from './sql.ts'
import { Locks, Transaction } from './transaction.ts'
import type { Row, Table, Tables } from './transaction.ts'

export const ADDRESSES = ['postgres://a/site', 'postgres://b/site']
export const KEYS = [new Uint8Array(32).fill(7)]
const cipher = createRecordCipher(KEYS)
const vaultKey = newVaultKey()
export const openStore = {
  id: 'site',
  incarnation: 'first',
  begun: 'created 2026-01-01T00:00:00.000Z',
  cipher,
  vault: vaultWith(vaultKey),
}

export const newTables = (layout = LAYOUT): Tables =>
  new Map<Table, Map<string, Row>>([
    [
      'store',
      new Map<string, Row>([
        [
          '1',
          {
            id: openStore.id,
            incarnation: openStore.incarnation,
            begun: openStore.begun,
            layout,
            oldestProgram: 1,
            distrust: null,
          },
        ],
      ]),
    ],
    ['protection_key', new Map([['1', { sealed: cipher.seal(vaultKey, KEY_PLACE) }]])],
    ['cache', new Map([['1', { epoch: 0, servers: '', since: 0 }]])],
  ])

export function recordIn(
  tables: Tables,
  now: () => number,
  member: string,
): Promise<ProtectionRecord | null> {
  const tx = new Transaction(tables, new Locks(), now, true)
  const query = (text: string, values: readonly unknown[]) =>
    Promise.resolve({
      rows: text.startsWith('BEGIN') || text === 'COMMIT' ? [] : perform(tx, text, values),
    })
  const connected = { client: { query }, writer: { id: '', generation: 0 } }
  return getProtection(connected as unknown as Connected, openStore, member)
}
