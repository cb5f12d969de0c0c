/** Answers of userDoLogin: status value → shape of that answer. */
export const userDoLoginShapes = {"authenticated":{"status":"s","sideUser":{"userId":"i","nick":"s","phone":"s","level":"n","balance":"n","in_balance":"n","rolling":"n","bankname":"s","bankOwner":"s","banknum":"s","noteCount":"n","helpCount":"n"}},"pass":{"status":"s"},"wait":{"status":"s"},"time":{"status":"s"}} as const
