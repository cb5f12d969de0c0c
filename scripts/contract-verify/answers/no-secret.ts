import { schemaOf } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'
import { extraFields } from './no-extra-field.ts'

const SECRET =
  /^(pw|pass|passwd|password|pin|secret|salt|hash|otp|cvv|cvc|card(num|number)?|ssn|jumin|rrn|api_?key|private_?key|session(_?id)?|token|refresh_?token|access_?token|jwt)$|password|secret|_hash$|Hash$|salt$/i
const PERSONAL =
  /^(phone|mobile|tel|email|mail|address|birth(day|date)?|real_?name|ip|ip_?address|last_?ip|bankname|bank_?owner|banknum|account(num|number)?|user_?agent)$/i

/** Whether a field of this name would tell a secret, or more about a person than the contract does. */
export const isSecretName = (name: string): boolean => SECRET.test(name) || PERSONAL.test(name)

/** No answer holds a password, or a field beyond the contract whose name promises a secret or a person's data. */
export const noSecret: AnswerCheck = {
  id: 'no-secret',
  title: 'No answer tells a secret, or personal data beyond the contract',
  find(answer) {
    const { contract, call, received, secrets } = answer
    const schema = schemaOf(answer)
    const fields =
      schema === undefined
        ? []
        : extraFields(contract, schema, call.json).filter(({ name }) => isSecretName(name))
    const named = fields.map(({ pointer, name }) => ({
      pointer,
      message: `${pointer} is not in the contract, and \`${name}\` looks like ${SECRET.test(name) ? 'a secret' : 'personal data'}`,
    }))
    const isTold = secrets.some((secret) => secret.length >= 6 && received.text.includes(secret))
    return isTold ? [...named, { message: "answers the member's password" }] : named
  },
}
