/** Answers of endSessions: status value → shape of that answer. */
export const endSessionsShapes = {"success":{"status":"s","list":[{"session":"s","isThis":"b","browser":"s?","system":"s?","startedAt":"s","lastUsedAt":"s"}]}} as const
