/** Answers of applyUserDeposit: status value → shape of that answer. */
export const applyUserDeposit = {"success":{"status":"s","deposit":{"id":"i","amount":"n","status":"s","requestedAt":"s","settledAt":"s?"}},"wait":{"status":"s"},"time":{"status":"s"}} as const
