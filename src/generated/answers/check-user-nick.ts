/** Answers of checkUserNick: status value → shape of that answer. */
export const checkUserNick = {"success":{"status":"s"},"alread":{"status":"s"}} as const
