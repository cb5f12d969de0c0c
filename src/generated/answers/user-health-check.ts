/** Answers of userHealthCheck: status value → shape of that answer. */
export const userHealthCheckShapes = {"success":{"status":"s","user":{"userId":"i","nick":"s","phone":"s","level":"n","balance":"n","in_balance":"n","rolling":"n","bankname":"s","bankOwner":"s","banknum":"s","noteCount":"n","helpCount":"n"},"noteCount":"n","helpCount":"n"}} as const
