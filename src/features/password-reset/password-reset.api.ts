import { resetPasswordShapes } from '../../generated/answers/reset-password.ts'
import { resetPasswordRequestLimits as limits } from '../../generated/limits/reset-password-request.ts'
import { guest } from '../../http/client.ts'
import type { Outcome } from '../../http/outcome.ts'
import { parseOutcome } from '../../http/parse-response.ts'

/** The proof as typed, and the new password. */
export type PasswordReset = {
  readonly id: string
  readonly phone: string
  readonly bankNumber: string
  readonly password: string
}

export const passwordResetLimits = {
  id: limits.id,
  phone: limits.phone,
  bankNumber: limits.banknum,
  password: limits.newPw,
} as const

/** Sets a new password: `done`, `not-found` (no member with these data), `not-at-this-time` (too many tries). */
export const resetPassword = ({
  id,
  phone,
  bankNumber,
  password,
}: PasswordReset): Promise<Outcome> =>
  parseOutcome(
    resetPasswordShapes,
    guest.POST('/api/routes/reset-password', {
      body: { id, phone, banknum: bankNumber, newPw: password },
    }),
  )
