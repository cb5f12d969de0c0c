/** Answers of getSiteSettings: status value → shape of that answer. */
export const getSiteSettings = {"success":{"status":"s","minimumAge":"n","terms":"s?","banks":[{"nameKo":"s","nameEn":"s"}],"support":[{"address":"s"}]}} as const
