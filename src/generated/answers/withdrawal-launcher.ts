/** Answers of withdrawalLauncher: status value → shape of that answer. */
export const withdrawalLauncherShapes = {"success":{"status":"s","ticket":"s","minAmount":"n","maxAmount":"n","expiresAt":"s"},"wait":{"status":"s"},"time":{"status":"s"},"cant_find_code":{"status":"s"}} as const
