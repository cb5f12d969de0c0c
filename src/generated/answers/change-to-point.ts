/** Answers of changeToPoint: status value → shape of that answer. */
export const changeToPointShapes = {"success":{"status":"s","balance":"n","gameMoney":"n","rolling":"n"},"balance":{"status":"s"}} as const
