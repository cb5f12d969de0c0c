/** Answers of getWithdrawList: status value → shape of that answer. */
export const getWithdrawListShapes = {"success":{"status":"s","list":[{"id":"i","amount":"n","status":"s","requestedAt":"s","settledAt":"s?","bankname":"s","banknum":"s","idempotencyKey?":"s?"}],"total":"n"}} as const
