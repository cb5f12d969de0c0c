const SECRET =
  /^((new|old|current)?_?pw|pass|passwd|password|pin|secret|salt|hash|otp|cvv|cvc|card(num|number)?|ssn|jumin|rrn|api_?key|private_?key|session(_?id)?|token|refresh_?token|access_?token|jwt)$|password|secret|_hash$|Hash$|salt$/i
const PERSONAL =
  /^(phone|mobile|tel|email|mail|address|birth(day|date)?|real_?name|ip|ip_?address|last_?ip|bankname|bank_?owner|banknum|account(num|number)?|user_?agent)$/i

/** Whether a field name suggests a secret or personal data beyond the contract. */
export const isSecretName = (name: string): boolean => SECRET.test(name) || PERSONAL.test(name)

export const isSecret = (name: string): boolean => SECRET.test(name)
