/** Answers of readAllNotes: status value → shape of that answer. */
export const readAllNotesShapes = {"success":{"status":"s","count":"n"}} as const
