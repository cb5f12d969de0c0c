/** Answers of getWithdrawLock: status value → shape of that answer. */
export const getWithdrawLockShapes = {"success":{"status":"s","locked":"b","reason":"s?","until":"s?"}} as const
