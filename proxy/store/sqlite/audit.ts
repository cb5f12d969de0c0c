import type { DatabaseSync } from 'node:sqlite'
import type { AuditEntry, AuditLine } from '../shared/audit-line.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { requireVault } from '../shared/vault.ts'
import type { Vault } from '../shared/vault.ts'
import { connect } from './database-file.ts'
import { readKey } from './store-row.ts'

type AuditRow = {
  readonly number: number
  readonly at: number
  readonly member_hash: string
  readonly event: AuditLine['event']
  readonly details: string
}

/** The seal covers the line and the seal before: no line can be changed, added, or removed between two others. */
const sealOf = (
  vault: Pick<Vault, 'hashOf'>,
  before: string,
  { number, at, member_hash: hash, event, details }: AuditRow,
): string => vault.hashOf(JSON.stringify(['audit', before, number, at, hash, event, details]))

/** Adds lines to the audit log, in the transaction of their command. */
export function createAuditLog(database: DatabaseSync, vault: Pick<Vault, 'hashOf'>) {
  const selectLast = database.prepare('SELECT number, seal FROM audit ORDER BY number DESC LIMIT 1')
  const insertLine = database.prepare('INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?)')
  return (hash: string, at: number, line: AuditLine | null): void => {
    if (line === null) return
    const { number = 0, seal = '' } = selectLast.get() ?? {}
    const row: AuditRow = {
      number: Number(number) + 1,
      at,
      member_hash: hash,
      event: line.event,
      details: JSON.stringify(line.details),
    }
    const newSeal = sealOf(vault, String(seal), row)
    insertLine.run(row.number, row.at, row.member_hash, row.event, row.details, newSeal)
  }
}

type AuditQuery = {
  readonly file: string
  readonly keys: readonly Uint8Array[]
  /** Null: all. */
  readonly member: string | null
}

/**
 * Calls `onEntry` for each line, oldest first.
 * @returns numbers of lines whose seal does not match them and the line before
 */
export function readFileAudit(
  { file, keys, member }: AuditQuery,
  onEntry: (entry: AuditEntry) => void,
): readonly number[] {
  const database = connect(file, 'existing')
  try {
    const vault = requireVault(readKey(database, createRecordCipher(keys)), file)
    const hash = member === null ? null : vault.hashOf(member)
    const changedNumbers: number[] = []
    let seal = ''
    for (const entry of database.prepare('SELECT * FROM audit ORDER BY number').iterate()) {
      const row = entry as AuditRow & { readonly seal: string }
      if (sealOf(vault, seal, row) !== row.seal) changedNumbers.push(row.number)
      seal = row.seal
      if (hash !== null && hash !== row.member_hash) continue
      const { number, at, event } = row
      const details = JSON.parse(row.details) as AuditEntry['details']
      onEntry({ number, at, member: row.member_hash, event, details })
    }
    return changedNumbers
  } finally {
    database.close()
  }
}
