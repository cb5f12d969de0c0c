/** Answers of transferIn: status value → shape of that answer. */
export const transferInShapes = {"success":{"status":"s","balance":"n","gameMoney":"n","rolling":"n"},"balance":{"status":"s"},"limit":{"status":"s","limit":"e","left":"n","freesAt":"s?"},"break":{"status":"s","until":"s"},"reality_check":{"status":"s"}} as const
