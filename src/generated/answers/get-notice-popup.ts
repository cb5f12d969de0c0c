/** Answers of getNoticePopup: status value → shape of that answer. */
export const getNoticePopup = {"success":{"status":"s","list":[{"id":"i","title":"s","content":"s"}]}} as const
