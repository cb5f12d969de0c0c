/** Answers of transferOut: status value → shape of that answer. */
export const transferOutShapes = {"success":{"status":"s","balance":"n","gameMoney":"n","rolling":"n"},"balance":{"status":"s"}} as const
