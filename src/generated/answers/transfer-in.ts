/** Answers of transferIn: status value → shape of that answer. */
export const transferIn = {"success":{"status":"s","balance":"n","gameMoney":"n","rolling":"n"},"balance":{"status":"s"}} as const
