import type { AuditLine } from '../shared/audit-line.ts'
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
