import { isRecord } from '../../../src/lib/json.ts'
import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { JsonSchema } from '../core/model.ts'
import { schemaOf } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'
import { extraFields } from './no-extra-field.ts'
import { pointerTo, valueAt } from '../core/pointer.ts'
import { isSecret, isSecretName } from './secret-names.ts'

type Named = { readonly pointer: string; readonly name: string }

/** Secret names in a field that the contract does not have, at any depth. */
function secretsIn({ pointer, name }: Named, json: unknown): readonly Named[] {
  if (isSecretName(name)) return [{ pointer, name }]
  const inner = valueAt(json, pointer)
  if (typeof inner !== 'object' || inner === null) return []
  return Object.keys(inner).flatMap((one) =>
    secretsIn({ pointer: pointer + pointerTo(one), name: one }, json),
  )
}

/** Whether the contract has a property of this name elsewhere in the answer, and the answer does not have it there. */
function isMoved(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  name: string,
  value: unknown,
): boolean {
  const { properties = {}, items } = contract.resolve(written)
  if (name in properties && (!isRecord(value) || !(name in value))) return true
  if (items !== undefined)
    return isMoved(contract, items, name, Array.isArray(value) ? value[0] : undefined)
  return Object.entries(properties).some(([inner, schema]) =>
    isMoved(contract, schema, name, isRecord(value) ? value[inner] : undefined),
  )
}

export const noSecret: AnswerCheck = {
  id: 'no-secret',
  title: 'No answer reveals secrets, or personal data beyond the contract',
  find(answer) {
    const { contract, call, received, secrets } = answer
    const schema = schemaOf(answer)
    const fields =
      schema === undefined
        ? []
        : extraFields(contract, schema, call.json)
            .flatMap((one) => secretsIn(one, call.json))
            .filter(({ name }) => !isMoved(contract, schema, name, call.json))
    const named = fields.map(({ pointer, name }) => ({
      pointer,
      message: `${pointer} is not in the contract, and \`${name}\` looks like ${isSecret(name) ? 'a secret' : 'personal data'}`,
    }))
    const told = secrets.findIndex((secret) => secret.length >= 6 && received.text.includes(secret))
    if (told === -1) return named
    const what =
      secrets[told] === call.sent.headers['authorization']?.split(' ')[1] ? 'token' : 'password'
    return [...named, { message: `answers the member's ${what}` }]
  },
}
