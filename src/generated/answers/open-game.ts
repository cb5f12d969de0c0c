/** Answers of openGame: status value → shape of that answer. */
export const openGameShapes = {"success":{"status":"s","gameUrl":"s"},"time":{"status":"s"},"balance":{"status":"s"},"cant_find_code":{"status":"s"},"limit":{"status":"s","limit":"e","left":"n","freesAt":"s?"},"break":{"status":"s","until":"s"},"reality_check":{"status":"s"}} as const
