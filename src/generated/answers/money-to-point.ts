/** Answers of moneyToPoint: status value → shape of that answer. */
export const moneyToPoint = {"success":{"status":"s","balance":"n","gameMoney":"n","rolling":"n"},"balance":{"status":"s"}} as const
