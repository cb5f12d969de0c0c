/** Answers of checkUserId: status value → shape of that answer. */
export const checkUserId = {"success":{"status":"s"},"alread_have_user":{"status":"s"}} as const
