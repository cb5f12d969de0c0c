/** Answers of checkUserId: status value → shape of that answer. */
export const checkUserIdShapes = {"success":{"status":"s"},"alread_have_user":{"status":"s"}} as const
