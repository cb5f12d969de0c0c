/** Answers of getAdvertisement: status value → shape of that answer. */
export const getAdvertisementShapes = {"success":{"status":"s","list":[{"id":"i","title":"s","content":"s","place":"s"}]}} as const
