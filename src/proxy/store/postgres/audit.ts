import type { ProtectionCommand, Refusal } from '../../protection/commands.ts'
import type { Statement } from './statements.ts'

/** What the audit log keeps of a command; null: nothing. */
function detailsOf(command: ProtectionCommand): object | null {
  switch (command.type) {
    case 'logIn':
      return {}
    case 'setLimit':
    case 'confirmLimit':
    case 'startBreak':
    case 'setCheck':
    case 'answerCheck':
    case 'reserve':
    case 'settle':
    case 'release':
    case 'cancel': {
      const { type: _, ...details } = command
      return details
    }
    case 'see':
    case 'learn':
    case 'admitGame':
    case 'admitDepositAccount':
      return null
  }
}

/** Adds a line to the audit log in the transaction of the command. */
export function auditStatements(
  hash: string,
  command: ProtectionCommand,
  refusal: Refusal | null,
): readonly Statement[] {
  const details = detailsOf(command)
  if (details === null) return []
  const noted = refusal === null ? details : { ...details, refused: refusal }
  return [
    [
      'INSERT INTO audit (member_hash, event, details) VALUES ($1, $2, $3)',
      [hash, command.type, JSON.stringify(noted)],
    ],
  ]
}
