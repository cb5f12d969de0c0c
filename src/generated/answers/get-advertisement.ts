/** Answers of getAdvertisement: status value → shape of that answer. */
export const getAdvertisement = {"success":{"status":"s","list":[{"id":"i","title":"s","content":"s","place":"s"}]}} as const
