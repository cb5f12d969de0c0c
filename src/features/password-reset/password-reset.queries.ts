import { mutationOptions } from '@tanstack/react-query'
import { passwordResetLimits as limits, resetPassword } from './password-reset.api.ts'
import type { PasswordReset } from './password-reset.api.ts'

export const passwordResetLimits = limits

export const passwordResetMutation = () =>
  mutationOptions({
    mutationKey: ['password-reset'],
    mutationFn: (reset: PasswordReset) => resetPassword(reset),
  })
