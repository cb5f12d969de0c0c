/** Answers of logout: status value → shape of that answer. */
export const logoutShapes = {"success":{"status":"s"}} as const
