/** Answers of getCasinoSetting: status value → shape of that answer. */
export const getCasinoSettingShapes = {"success":{"status":"s","casiono":[{"code?":"i?","nameKo":"s","nameEn":"s","state?":"e","image?":"s?","minBet?":"n","maxBet?":"n","offers?":["s"]}]}} as const
