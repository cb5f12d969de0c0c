/** Answers of getRegDomain: status value → shape of that answer. */
export const getRegDomainShapes = {"success":{"status":"s","code":"i?"},"cant_find_code":{"status":"s"}} as const
