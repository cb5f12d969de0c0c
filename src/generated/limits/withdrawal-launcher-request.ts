/** Limits of WithdrawalLauncherRequest, by field. */
export const withdrawalLauncherRequestLimits = {
  code: { minLength: 1 },
} as const
