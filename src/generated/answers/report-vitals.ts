/** Answers of reportVitals: status value → shape of that answer. */
export const reportVitalsShapes = {"success":{"status":"s"}} as const
