/** Answers of getInGameBalance: status value → shape of that answer. */
export const getInGameBalanceShapes = {"success":{"status":"s","gameMoney":"n","balance":"n","rolling":"n","userId":"i"}} as const
