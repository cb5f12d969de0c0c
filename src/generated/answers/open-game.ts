/** Answers of openGame: status value → shape of that answer. */
export const openGame = {"success":{"status":"s","gameUrl?":"s?"},"time":{"status":"s"},"balance":{"status":"s"},"cant_find_code":{"status":"s"}} as const
