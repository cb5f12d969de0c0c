import { CallFailure } from '../../src/http/call-failure.ts'
import type { CallFailureKind } from '../../src/http/call-failure.ts'

export const callFailure = (kind: CallFailureKind): CallFailure => {
  const unknown = { requestId: null, retryAfter: null, status: null, at: 0, route: '' }
  return new CallFailure({ ...unknown, kind, code: kind })
}
