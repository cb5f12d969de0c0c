import type { HashedRevocation } from './operations.ts'
import type { ProtectionCommand, Refusal } from '../../protection/commands.ts'

/** The part of a command that the audit log stores. */
export type AuditLine = {
  readonly event: ProtectionCommand['type'] | 'logOut' | 'endSessions'
  /** Never a secret: limits, amounts, ids of requests and attempts, and why it was refused. */
  readonly details: Readonly<Record<string, unknown>>
}

/** A line of the audit log; `member` is a keyed hash, or the id that was asked for. */
export type AuditEntry = AuditLine & {
  readonly number: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly member: string
}

const detailsOf = (command: ProtectionCommand): AuditLine['details'] | null => {
  switch (command.type) {
    case 'logIn':
      return {}
    case 'refuseLogIn':
    case 'setLimit':
    case 'confirmLimit':
    case 'startBreak':
    case 'setCheck':
    case 'answerCheck':
    case 'reserve':
    case 'release':
    case 'cancel': {
      const { type: _, ...details } = command
      return details
    }
    case 'settle': {
      const { type: _, payIn: __, sentAt: ___, ...details } = command
      return details
    }
    case 'see':
    case 'learn':
    case 'admitGame':
    case 'admitDepositAccount':
    case 'askedDepositAccount':
      return null
  }
}

/** Null: the command leaves no line, as it changed nothing and was not refused. */
export function auditLine(
  command: ProtectionCommand,
  {
    refusal,
    isRecordUnchanged,
  }: { readonly refusal: Refusal | null; readonly isRecordUnchanged: boolean },
  requestId: string | undefined,
): AuditLine | null {
  const details = detailsOf(command)
  if (details === null) return null
  if (isRecordUnchanged && refusal === null && command.type !== 'refuseLogIn') return null
  return {
    event: command.type,
    details: {
      ...details,
      ...(refusal === null ? {} : { refused: refusal }),
      ...(requestId === undefined ? {} : { requestId }),
    },
  }
}

/** Null: the session ended for another reason. */
export const logoutLine = (requestId: string | null): AuditLine | null =>
  requestId === null ? null : { event: 'logOut', details: { requestId } }

/** Null: no session was ended. */
export const revocationLine = (
  { hash, requestId }: HashedRevocation,
  count: number,
): AuditLine | null =>
  count === 0
    ? null
    : { event: 'endSessions', details: { ended: count, all: hash === null, requestId } }
