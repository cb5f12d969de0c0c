const SECRET_NAME =
  /^((new|old|current)?_?pw|pass|passwd|password|pin|secret|salt|hash|otp|cvv|cvc|card(num|number)?|ssn|jumin|rrn|api_?key|private_?key|session(_?id)?|token|refresh_?token|access_?token|jwt)$|password|secret|_hash$|Hash$|salt$/i
const PERSONAL_NAME =
  /^(phone|mobile|tel|email|mail|address|birth(day|date)?|real_?name|ip|ip_?address|last_?ip|bankname|bank_?owner|banknum|account(num|number)?|user_?agent)$/i

/** Whether a field name suggests a secret or personal data beyond the contract. */
export const isSecretName = (name: string): boolean =>
  SECRET_NAME.test(name) || PERSONAL_NAME.test(name)

/** Whether a field name suggests a secret. */
export const isSecret = (name: string): boolean => SECRET_NAME.test(name)

type Headers = Readonly<Record<string, string>>

const SECRET_FIELD = /"(\w+)"(\s*:\s*)"(?:[^"\\]|\\.)*"?/g

/** A body whose texts in fields with secret names are masked. It may be cut short or not be JSON. */
export function maskSecretFields(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      isSecret(key) && typeof value === 'string' ? '***' : value,
    )
  } catch {
    return text.replaceAll(SECRET_FIELD, (whole, name: string, colon: string) =>
      isSecret(name) ? `"${name}"${colon}"***"` : whole,
    )
  }
}

/** Cookies of a header, but not their attributes of time and scope. */
const COOKIE_PATTERN =
  /(?<=^|[;,]\s*)(?!(?:max-age|path|domain|expires|samesite)=)([^=;,\s]+)=[^;,]*/gi

/** Headers whose credentials, cookie values and secrets are masked. */
export const maskHeaders = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (name === 'authorization') return [name, value.replace(/^(\S*) .+$/, '$1 ***')]
      const isCookie = name === 'cookie' || name === 'set-cookie'
      if (isCookie) return [name, value.replaceAll(COOKIE_PATTERN, '$1=***')]
      return [name, isSecret(name) ? '***' : value]
    }),
  )
