/** Answers of getDepositPayment: status value → shape of that answer. */
export const getDepositPaymentShapes = {"success":{"status":"s","list":[{"code":"i?","nameKo":"s","nameEn":"s","image?":"s?","minAmount":"n","maxAmount":"n"}]}} as const
