import type { AuditEntry } from '../shared/audit-line.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { sealOf } from './audit.ts'
import type { AuditRow } from './audit.ts'
import { connect } from './file-watch.ts'
import { openVault } from './vault.ts'

type AuditQuery = {
  readonly file: string
  readonly keys: readonly Uint8Array[]
  /** Null: all. */
  readonly member: string | null
}

/** Returns the numbers of lines whose seal does not fit them and the line before. */
export function readFileAudit(
  { file, keys, member }: AuditQuery,
  take: (entry: AuditEntry) => void,
): readonly number[] {
  const database = connect(file, 'existing')
  try {
    const vault = openVault(database, createRecordCipher(keys), file)
    const hash = member === null ? null : vault.hashOf(member)
    const changed: number[] = []
    let seal = ''
    for (const found of database.prepare('SELECT * FROM audit ORDER BY number').iterate()) {
      const row = found as AuditRow & { readonly seal: string }
      if (sealOf(vault, seal, row) !== row.seal) changed.push(row.number)
      seal = row.seal
      if (hash !== null && hash !== row.member_hash) continue
      const { number, at, event } = row
      const details = JSON.parse(row.details) as AuditEntry['details']
      take({ number, at, member: row.member_hash, event, details })
    }
    return changed
  } finally {
    database.close()
  }
}
