/** Answers of getSlotSetting: status value → shape of that answer. */
export const getSlotSettingShapes = {"success":{"status":"s","slot":[{"code?":"i?","nameKo":"s","nameEn":"s","state?":"e","image?":"s?","minBet?":"n","maxBet?":"n","offers?":["s"]}]}} as const
