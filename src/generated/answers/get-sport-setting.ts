/** Answers of getSportSetting: status value → shape of that answer. */
export const getSportSettingShapes = {"success":{"status":"s","sport":[{"code?":"i?","nameKo":"s","nameEn":"s","state?":"e","image?":"s?","minBet?":"n","maxBet?":"n","offers?":["s"]}]}} as const
