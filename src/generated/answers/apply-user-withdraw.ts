/** Answers of applyUserWithdraw: status value → shape of that answer. */
export const applyUserWithdrawShapes = {"success":{"status":"s","withdrawal":{"id":"i","amount":"n","status":"s","requestedAt":"s","settledAt":"s?","bankname":"s","banknum":"s","idempotencyKey?":"s?"}},"balance":{"status":"s"},"wait":{"status":"s"},"time":{"status":"s"}} as const
