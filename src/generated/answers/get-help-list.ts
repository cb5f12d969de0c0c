/** Answers of getHelpList: status value → shape of that answer. */
export const getHelpListShapes = {"success":{"status":"s","list":[{"id":"i","title":"s","createdAt":"s","answeredAt":"s?","readAt":"s?","kind?":"s?"}]}} as const
