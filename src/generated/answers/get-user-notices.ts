/** Answers of getUserNotices: status value → shape of that answer. */
export const getUserNoticesShapes = {"success":{"status":"s","list":[{"id":"i","title":"s","content":"s","createdAt":"s"}]}} as const
