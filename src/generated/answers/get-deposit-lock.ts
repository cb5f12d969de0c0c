/** Answers of getDepositLock: status value → shape of that answer. */
export const getDepositLockShapes = {"success":{"status":"s","locked":"b","reason":"s?","until":"s?"}} as const
