import type { Rejection } from './session.model.ts'

const messages = {
  'wrong-credentials': 'login.rejection.credentials',
  'waiting-approval': 'login.rejection.approval',
  'too-many-attempts': 'login.rejection.attempts',
  other: 'login.rejection.other',
  fault: 'login.rejection.fault',
} as const satisfies Record<Rejection['reason'], string>

/** Why the login failed and what to do next, as a message. */
export const rejectionMessage = ({ reason }: Rejection) => messages[reason]
