import type { AuditEntry, AuditLine } from '../shared/audit-line.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { requireVault } from '../shared/vault.ts'
import { STORE_NAME } from './identity.ts'
import { readAndResealKey } from './vault-key.ts'
import { withWritableClient } from './migrate.ts'
import type { Statement } from './statements.ts'

/** Adds a line to the audit log in the transaction of its command. */
export const auditStatements = (hash: string, line: AuditLine | null): readonly Statement[] =>
  line === null
    ? []
    : [
        [
          'INSERT INTO audit (member_hash, event, details) VALUES ($1, $2, $3)',
          [hash, line.event, JSON.stringify(line.details)],
        ],
      ]

const PAGE = 1_000

type AuditQuery = {
  readonly addresses: readonly string[]
  readonly keys: readonly Uint8Array[]
  /** Null: all. */
  readonly member: string | null
}

/** The database has no faults to report: triggers refuse changes. */
export const readDatabaseAudit = (
  { addresses, keys, member }: AuditQuery,
  onEntry: (entry: AuditEntry) => void,
): Promise<readonly number[]> =>
  withWritableClient(addresses, async (client) => {
    const vault = requireVault(
      await readAndResealKey({ client }, createRecordCipher(keys)),
      STORE_NAME,
    )
    const hash = member === null ? null : vault.hashOf(member)
    for (let lastNumber = 0; ;) {
      const { rows } = await client.query<AuditEntry>(
        `SELECT number::float8, at::float8, member_hash AS member, event, details FROM audit
        WHERE number > $1 AND ($2::text IS NULL OR member_hash = $2)
        ORDER BY number LIMIT ${PAGE}`,
        [lastNumber, hash],
      )
      for (const row of rows) onEntry(row)
      if (rows.length < PAGE) return []
      lastNumber = rows.at(-1)?.number ?? lastNumber
    }
  })
