/** Answers of applyWithdrawalPayment: status value → shape of that answer. */
export const applyWithdrawalPayment = {"success":{"status":"s","withdrawal":{"id":"i","amount":"n","status":"s","requestedAt":"s","settledAt":"s?","bankname":"s","banknum":"s"}},"balance":{"status":"s"},"wait":{"status":"s"},"already":{"status":"s"},"cant_find_code":{"status":"s"},"time":{"status":"s"}} as const
