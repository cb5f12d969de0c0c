/** Answers of getRegDomain: status value → shape of that answer. */
export const getRegDomain = {"success":{"status":"s","code":"s"},"cant_find_code":{"status":"s"}} as const
