/** Answers of getSlotByCompany: status value → shape of that answer. */
export const getSlotByCompanyShapes = {"success":{"status":"s","games":[{"code?":"i?","nameKo":"s","nameEn":"s","state?":"e","image?":"s?","minBet?":"n","maxBet?":"n","addedAt?":"s","kinds?":["s"]}]},"cant_find_code":{"status":"s"}} as const
