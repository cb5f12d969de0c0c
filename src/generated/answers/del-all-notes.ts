/** Answers of delAllNotes: status value → shape of that answer. */
export const delAllNotesShapes = {"success":{"status":"s","count":"n"}} as const
