/** Answers of checkUserNick: status value → shape of that answer. */
export const checkUserNickShapes = {"success":{"status":"s"},"alread":{"status":"s"}} as const
