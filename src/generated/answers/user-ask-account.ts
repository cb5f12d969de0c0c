/** Answers of userAskAccount: status value → shape of that answer. */
export const userAskAccountShapes = {"success":{"status":"s","help":{"id":"i","title":"s","createdAt":"s","answeredAt":"s?","readAt":"s?","kind?":"s?"}},"wait":{"status":"s"},"limit":{"status":"s","limit":"e","left":"n","freesAt":"s?"},"break":{"status":"s","until":"s"},"reality_check":{"status":"s"}} as const
