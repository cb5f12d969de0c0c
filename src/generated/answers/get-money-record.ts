/** Answers of getMoneyRecord: status value → shape of that answer. */
export const getMoneyRecordShapes = {"success":{"status":"s","list":[{"kind":"e","amount":"n","at":"s","state":"e"}]}} as const
