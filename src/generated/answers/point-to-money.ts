/** Answers of pointToMoney: status value → shape of that answer. */
export const pointToMoneyShapes = {"success":{"status":"s","balance":"n","gameMoney":"n","rolling":"n"},"low_point":{"status":"s"}} as const
