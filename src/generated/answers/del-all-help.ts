/** Answers of delAllHelp: status value → shape of that answer. */
export const delAllHelp = {"success":{"status":"s","count":"n"}} as const
