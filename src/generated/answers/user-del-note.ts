/** Answers of userDelNote: status value → shape of that answer. */
export const userDelNoteShapes = {"success":{"status":"s"},"already":{"status":"s"}} as const
