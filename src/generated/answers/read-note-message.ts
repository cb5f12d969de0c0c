/** Answers of readNoteMessage: status value → shape of that answer. */
export const readNoteMessageShapes = {"success":{"status":"s","note":{"id":"i","title":"s","createdAt":"s","readAt":"s?","content":"s"}},"cant_find_code":{"status":"s"}} as const
