import { describe, expect, test } from 'vitest'
import { generatedAnswer } from '../../mocks/handlers/generated-answer.ts'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { validators } from '../../proxy/http/validators.ts'

const operations: readonly BackendOperation[] = backendOperations
function expectValid({ answers }: BackendOperation, answer: unknown) {
  const validate = validators[answers[(answer as { status: string }).status]!]
  expect({ isValid: validate(answer), errors: validate.errors }).toEqual({
    isValid: true,
    errors: null,
  })
}

const hangul = /^(?=.*[가-힣])[가-힣\d :~.,?!·-]+$/
const amount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

/** Looks of values, by name of their field; the first that fits counts. */
const looks: readonly (readonly [name: RegExp, fits: RegExp | ((value: unknown) => boolean)])[] = [
  [/^status$/, /^[a-z_]+$/],
  [/^(locked)$/, (value) => typeof value === 'boolean'],
  [/At$|^until$|^payBy$/, (value) => new Date(String(value)).getFullYear() >= 2024],
  [/^phone$/, /^010-\d{4}-\d{4}$/],
  [/^(banknum|payTo)$/, /^\d+-\d+-\d+$/],
  [/^(nick|bankname|bankOwner|nameKo|title|content|answer)$/, hangul],
  [/^nameEn$/, /^([A-Z][a-z]+)( [A-Za-z]+)*$/],
  [/^instruction$/, /^[가-힣\d -]+\.$/],
  [/^gameUrl$/, /^https:\/\/[a-z.]+\/[a-z/]+(\?ticket=\w+)?$/],
  [/^place$/, /^\/[a-z]+$/],
  [/^image$/, /^\/pictures\/[a-z]+\.webp$/],
  [/^(token|ticket|idempotencyKey)$/, /^[\w-]{10,}$/],
  [/^userId$/, /^[a-z]+\d*$/],
  [/^(code|company)$/, /^([a-z]+(-[a-z\d]+)*|[A-Z]+)$/],
  [/^(kind|kinds|state|offers|reason)$/, /^[a-z]+(_[a-z]+)*$/],
  [/^(id|level|count|total|\w+Count)$/, amount],
  [/^(balance|in_balance|gameMoney|rolling|amount|bet|win|minAmount|maxAmount)$/, amount],
  // A text of another name is one of the sample sentences.
  [/./, (value) => typeof value !== 'string' || hangul.test(value)],
]

/** Fields of an answer whose value looks like no such field, with their values. */
function oddities(value: unknown, name = ''): readonly string[] {
  if (value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => oddities(one, name))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, one]) => oddities(one, key))
  }
  const look = looks.find(([pattern]) => pattern.test(name))?.[1]
  const fits = look instanceof RegExp ? look.test(String(value)) : look?.(value)
  return fits === true ? [] : [`${name}: ${String(value)}`]
}

describe.each(operations)('the generated answer of $operationId', (operation) => {
  const { operationId } = operation

  test('the default answer fits the contract, looks like the fields, and repeats', () => {
    const answer = generatedAnswer(operationId)
    expectValid(operation, answer)
    expect(oddities(answer)).toEqual([])
    expect(generatedAnswer(operationId)).toEqual(answer)
  })
})

test('the look of a field tells random letters from its values', () => {
  const odd = {
    nick: 'LUYSeektLeJcr',
    phone: '1',
    createdAt: 'x',
    list: [{ kind: 'aB' }],
    other: 'aB',
  }
  expect(oddities(odd)).toEqual([
    'nick: LUYSeektLeJcr',
    'phone: 1',
    'createdAt: x',
    'kind: aB',
    'other: aB',
  ])
})
