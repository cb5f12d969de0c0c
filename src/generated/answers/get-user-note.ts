/** Answers of getUserNote: status value → shape of that answer. */
export const getUserNoteShapes = {"success":{"status":"s","list":[{"id":"i","title":"s","createdAt":"s","readAt":"s?"}]}} as const
