import type { AuditEntry } from '../shared/audit-line.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { StoreFault } from '../shared/store-fault.ts'
import { vaultWith } from '../shared/vault-key.ts'
import { readVaultKey } from './identity.ts'
import { withWritableClient } from './migrate.ts'

const PAGE = 1_000

type AuditQuery = {
  readonly addresses: readonly string[]
  readonly keys: readonly Uint8Array[]
  /** Null: all. */
  readonly member: string | null
}

/** Nothing to report: triggers refuse changes. */
export const readDatabaseAudit = (
  { addresses, keys, member }: AuditQuery,
  take: (entry: AuditEntry) => void,
): Promise<readonly number[]> =>
  withWritableClient(addresses, async (client) => {
    const { key } = await readVaultKey({ client }, createRecordCipher(keys))
    if (key === null) throw new StoreFault('SESSION_KEYS lacks the key of this database.')
    const hash = member === null ? null : vaultWith(key).hashOf(member)
    for (let last = 0; ;) {
      const { rows } = await client.query<AuditEntry>(
        `SELECT number::float8, at::float8, member_hash AS member, event, details FROM audit
        WHERE number > $1 AND ($2::text IS NULL OR member_hash = $2)
        ORDER BY number LIMIT ${PAGE}`,
        [last, hash],
      )
      for (const row of rows) take(row)
      if (rows.length < PAGE) return []
      last = rows.at(-1)?.number ?? last
    }
  })
