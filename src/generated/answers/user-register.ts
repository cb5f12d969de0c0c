/** Answers of userRegister: status value → shape of that answer. */
export const userRegisterShapes = {"success":{"status":"s"},"alread_have_user":{"status":"s"},"alread":{"status":"s"},"cant_find_code":{"status":"s"}} as const
