/** Answers of delUserWithdraw: status value → shape of that answer. */
export const delUserWithdrawShapes = {"success":{"status":"s"},"already":{"status":"s"},"cant_find_code":{"status":"s"}} as const
