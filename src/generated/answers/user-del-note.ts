/** Answers of userDelNote: status value → shape of that answer. */
export const userDelNote = {"success":{"status":"s"},"already":{"status":"s"}} as const
