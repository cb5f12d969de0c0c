/** Answers of applyDepositPayment: status value → shape of that answer. */
export const applyDepositPayment = {"success":{"status":"s","deposit":{"id":"i","amount":"n","status":"s","requestedAt":"s","settledAt":"s?"},"instruction":"s"},"wait":{"status":"s"},"time":{"status":"s"},"cant_find_code":{"status":"s"}} as const
