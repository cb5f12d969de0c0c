/** Answers of rollToBalance: status value → shape of that answer. */
export const rollToBalanceShapes = {"success":{"status":"s","balance":"n","gameMoney":"n","rolling":"n"},"low_point":{"status":"s"}} as const
