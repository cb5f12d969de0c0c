/** Answers of moneyToPoint: status value → shape of that answer. */
export const moneyToPointShapes = {"success":{"status":"s","balance":"n","gameMoney":"n","rolling":"n"},"balance":{"status":"s"}} as const
