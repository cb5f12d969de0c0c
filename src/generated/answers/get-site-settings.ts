/** Answers of getSiteSettings: status value → shape of that answer. */
export const getSiteSettingsShapes = {"success":{"status":"s","minimumAge":"n","inquiriesAtOnce":"n","minimumDeposit":"n","minimumPoints":"n","confirmAbove":"n","terms":"s?","banks":[{"nameKo":"s","nameEn":"s"}],"support":[{"address":"s"}]}} as const
