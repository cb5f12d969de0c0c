/** Answers of delAllNotes: status value → shape of that answer. */
export const delAllNotes = {"success":{"status":"s","count":"n"}} as const
