import { isRecord } from '../../../src/lib/json.ts'
import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { JsonSchema } from '../core/model.ts'
import { pointerTo } from '../core/pointer.ts'
import { schemaOf } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'
import { isSecretName } from './secret-names.ts'
import { similarName } from '../../../src/lib/similar-name.ts'

type Extra = {
  readonly pointer: string
  readonly name: string
  readonly known: readonly string[]
  readonly missing: readonly string[]
}

/** Properties missing in the schema; each name once per list. */
export function extraFields(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  value: unknown,
  at = '',
): readonly Extra[] {
  const schema = contract.resolve(written)
  if (Array.isArray(value)) {
    const { items } = schema
    if (items === undefined) return []
    const all = value.flatMap((item, index) => extraFields(contract, items, item, `${at}/${index}`))
    const first = new Map(all.toReversed().map((one) => [one.name, one]))
    return [...first.values()]
  }
  const { properties } = schema
  if (!isRecord(value) || properties === undefined) return []
  return Object.entries(value).flatMap(([name, inner]): readonly Extra[] => {
    const property = properties[name]
    const pointer = at + pointerTo(name)
    if (property !== undefined) return extraFields(contract, property, inner, pointer)
    const missing = (schema.required ?? []).filter((one) => !(one in value))
    return [{ pointer, name, known: Object.keys(properties), missing }]
  })
}

export const noExtraField: AnswerCheck = {
  id: 'no-extra-field',
  title: 'No answer has a field that is not in the contract',
  find(answer) {
    const { contract, call, received } = answer
    const schema = schemaOf(answer)
    // RFC 9457 permits additional members.
    if (schema === undefined || received.status !== 200) return []
    return extraFields(contract, schema, call.json)
      .filter(
        ({ name, missing }) => !isSecretName(name) && similarName(name, missing) === undefined,
      )
      .map(({ pointer, name, known }) => {
        const similar = similarName(name, known)
        const hint = similar === undefined ? '' : `; it looks like \`${similar}\``
        const message = `${pointer} is not in the contract${hint}`
        const words = `answers \`${name}\`, which is not in the contract${hint}`
        const everywhere = { kind: `extra ${name}`, message: words }
        return { pointer, message, isWarning: true, everywhere }
      })
  },
}
