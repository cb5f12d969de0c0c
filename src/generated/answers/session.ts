/** Answers of session: status value → shape of that answer. */
export const sessionShapes = {"authenticated":{"status":"s","token":"s","sideUser":{"userId":"i","nick":"s","phone":"s","level":"n","balance":"n","in_balance":"n","rolling":"n","bankname":"s","bankOwner":"s","banknum":"s","noteCount":"n","helpCount":"n"},"expiresAt":"s"},"unauthenticated":{"status":"s"}} as const
