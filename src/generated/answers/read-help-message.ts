/** Answers of readHelpMessage: status value → shape of that answer. */
export const readHelpMessageShapes = {"success":{"status":"s","help":{"id":"i","title":"s","createdAt":"s","answeredAt":"s?","readAt":"s?","content":"s","answer":"s?"}},"cant_find_code":{"status":"s"}} as const
