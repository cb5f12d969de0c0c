/** Answers of getDepositList: status value → shape of that answer. */
export const getDepositListShapes = {"success":{"status":"s","list":[{"id":"i","amount":"n","status":"s","requestedAt":"s","settledAt":"s?","payIn?":{"code?":"i?","bankOwner?":"s?","instruction?":"s?","payTo?":"s?","payBy?":"s?"},"idempotencyKey?":"s?"}],"total":"n"}} as const
