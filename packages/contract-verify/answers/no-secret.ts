import { schemaOf } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'
import { extraFields } from './no-extra-field.ts'
import { isSecret, isSecretName } from './secret-names.ts'

export const noSecret: AnswerCheck = {
  id: 'no-secret',
  title: 'No answer reveals secrets, or personal data beyond the contract',
  find(answer) {
    const { contract, call, received, secrets } = answer
    const schema = schemaOf(answer)
    const fields =
      schema === undefined
        ? []
        : extraFields(contract, schema, call.json).filter(({ name }) => isSecretName(name))
    const named = fields.map(({ pointer, name }) => ({
      pointer,
      message: `${pointer} is not in the contract, and \`${name}\` looks like ${isSecret(name) ? 'a secret' : 'personal data'}`,
    }))
    const isTold = secrets.some((secret) => secret.length >= 6 && received.text.includes(secret))
    return isTold ? [...named, { message: "answers the member's password" }] : named
  },
}
