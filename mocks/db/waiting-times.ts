/** How long the operator takes, in milliseconds from the request. */
export const registrationApprovalMs = 30_000
export const depositApprovalMs = 60_000
export const withdrawalPayoutMs = 120_000
export const inquiryAnswerMs = 45_000
