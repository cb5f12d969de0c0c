import type { DatabaseSync } from 'node:sqlite'
import type { AuditLine } from '../shared/audit-line.ts'
import type { Vault } from '../shared/vault-key.ts'

/** Without triggers: the version before would refuse a file that has them. */
const layout = `
  CREATE TABLE IF NOT EXISTS audit (
    number INTEGER PRIMARY KEY, at INTEGER NOT NULL, member_hash TEXT NOT NULL, event TEXT NOT NULL,
    details TEXT NOT NULL, seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS audit_by_member ON audit (member_hash, number);
`

export const hasAudit = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit'").get() !== undefined

export const makeAudit = (database: DatabaseSync): void => database.exec(layout)

export type AuditRow = {
  readonly number: number
  readonly at: number
  readonly member_hash: string
  readonly event: AuditLine['event']
  readonly details: string
}

/** Covers the line and the seal before, so that no line can be changed, added or removed between two others. */
export const sealOf = (
  vault: Pick<Vault, 'hashOf'>,
  before: string,
  { number, at, member_hash: hash, event, details }: AuditRow,
): string => vault.hashOf(JSON.stringify(['audit', before, number, at, hash, event, details]))

export function auditOperations(database: DatabaseSync, vault: Pick<Vault, 'hashOf'>) {
  const last = database.prepare('SELECT number, seal FROM audit ORDER BY number DESC LIMIT 1')
  const insert = database.prepare('INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?)')
  return {
    add: (hash: string, at: number, line: AuditLine | null): void => {
      if (line === null) return
      const { number = 0, seal = '' } = last.get() ?? {}
      const row: AuditRow = {
        number: Number(number) + 1,
        at,
        member_hash: hash,
        event: line.event,
        details: JSON.stringify(line.details),
      }
      const sealed = sealOf(vault, String(seal), row)
      insert.run(row.number, row.at, row.member_hash, row.event, row.details, sealed)
    },
  }
}
