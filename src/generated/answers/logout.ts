/** Answers of logout: status value → shape of that answer. */
export const logout = {"success":{"status":"s"}} as const
