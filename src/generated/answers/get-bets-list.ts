/** Answers of getBetsList: status value → shape of that answer. */
export const getBetsListShapes = {"success":{"status":"s","list":[{"id":"i","kind":"s","company":"i?","nameKo":"s","nameEn":"s","bet":"n","win":"n","placedAt":"s"}],"total":"n"}} as const
