/** Answers of getNoteList: status value → shape of that answer. */
export const getNoteListShapes = {"success":{"status":"s","list":[{"id":"i","title":"s","createdAt":"s","readAt":"s?"}],"total":"n"}} as const
