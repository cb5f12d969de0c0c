/** Answers of getWithdrawalPayment: status value → shape of that answer. */
export const getWithdrawalPaymentShapes = {"success":{"status":"s","list":[{"code":"i?","nameKo":"s","nameEn":"s","image?":"s?","minAmount":"n","maxAmount":"n"}]}} as const
