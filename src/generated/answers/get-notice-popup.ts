/** Answers of getNoticePopup: status value → shape of that answer. */
export const getNoticePopupShapes = {"success":{"status":"s","list":[{"id":"i","title":"s","content":"s"}]}} as const
