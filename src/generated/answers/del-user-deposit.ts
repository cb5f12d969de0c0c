/** Answers of delUserDeposit: status value → shape of that answer. */
export const delUserDepositShapes = {"success":{"status":"s"},"already":{"status":"s"},"cant_find_code":{"status":"s"}} as const
