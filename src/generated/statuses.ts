/** Status value of an answer → its meaning (R-CALL-06). */
export const statusMeanings = {
  "success": "done",
  "authenticated": "signed-in",
  "alread_have_user": "id-taken",
  "cant_find_code": "not-found",
  "already": "already-settled",
  "alread": "already-in-use",
  "wait": "still-waiting",
  "time": "not-at-this-time",
  "balance": "not-enough-balance",
  "low_point": "not-enough-points",
  "pass": "wrong-password"
} as const

/** Status value of the proxy's own refusals → its meaning. */
export const ownStatusMeanings = {
  "limit": "limit-reached",
  "break": "on-a-break",
  "reality_check": "reality-check-due"
} as const

/** Status value of a deposit or withdrawal → its state (R-ACCT-06). */
export const requestStatusMeanings = {
  "wait": "waiting",
  "reg": "waiting",
  "already": "completed",
  "cansel": "cancelled"
} as const
