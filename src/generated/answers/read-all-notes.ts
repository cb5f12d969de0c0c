/** Answers of readAllNotes: status value → shape of that answer. */
export const readAllNotes = {"success":{"status":"s","count":"n"}} as const
