/** Answers of applyUserDeposit: status value → shape of that answer. */
export const applyUserDeposit = {"success":{"status":"s","deposit":{"id":"i","amount":"n","status":"s","requestedAt":"s","settledAt":"s?"}},"wait":{"status":"s"},"time":{"status":"s"},"limit":{"status":"s","limit":"e","left":"n","freesAt":"s?"},"break":{"status":"s","until":"s"},"reality_check":{"status":"s"}} as const
