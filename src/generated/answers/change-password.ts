/** Answers of changePassword: status value → shape of that answer. */
export const changePasswordShapes = {"success":{"status":"s"},"pass":{"status":"s"},"time":{"status":"s"}} as const
