/** Answers of resetPassword: status value → shape of that answer. */
export const resetPasswordShapes = {"success":{"status":"s"},"cant_find_code":{"status":"s"},"time":{"status":"s"}} as const
