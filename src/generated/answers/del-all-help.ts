/** Answers of delAllHelp: status value → shape of that answer. */
export const delAllHelpShapes = {"success":{"status":"s","count":"n"}} as const
