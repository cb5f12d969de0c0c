/** Answers of getRegDomain: status value → shape of that answer. */
export const getRegDomain = {"success":{"status":"s","code":"i?"},"cant_find_code":{"status":"s"}} as const
