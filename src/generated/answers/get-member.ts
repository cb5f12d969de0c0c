/** Answers of getMember: status value → shape of that answer. */
export const getMemberShapes = {"success":{"status":"s","member":{"user":{"userId":"i","nick":"s","phone":"s","level":"n","balance":"n","in_balance":"n","rolling":"n","bankname":"s","bankOwner":"s","banknum":"s","noteCount":"n","helpCount":"n"},"registeredAt":"s","lastLoginAt":"s?"}}} as const
