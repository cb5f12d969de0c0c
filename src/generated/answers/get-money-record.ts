/** Answers of getMoneyRecord: status value → shape of that answer. */
export const getMoneyRecord = {"success":{"status":"s","list":[{"kind":"s","amount":"n","at":"s","state":"s"}]}} as const
