/** Answers of userWriteHelp: status value → shape of that answer. */
export const userWriteHelpShapes = {"success":{"status":"s","help":{"id":"i","title":"s","createdAt":"s","answeredAt":"s?","readAt":"s?","kind?":"s?"}},"wait":{"status":"s"}} as const
