import { CallFailure } from '../../src/http/call-failure.ts'
import type { CallFailureDetails, CallFailureKind } from '../../src/http/call-failure.ts'

export const callFailure = (
  kind: CallFailureKind,
  details: Partial<CallFailureDetails> = {},
): CallFailure => {
  const unknown = { requestId: null, retryAfter: null, status: null, at: 0, route: '' }
  return new CallFailure({ ...unknown, kind, code: kind, ...details })
}
