import { faker } from '@faker-js/faker'
import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import * as factories from '../../mocks/generated/backend.faker.ts'
import { getBackendMock } from '../../mocks/generated/backend.msw.ts'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { validators } from '../../src/generated/validators.js'
import type { SchemaName } from '../../src/generated/validators.js'

const DRAWS = 6

type Answer = { status: string }
const make = factories as unknown as Readonly<Record<string, () => Answer>>

/** `getDoLoginResponseMock` and `getDoLoginResponseWrongPasswordMock` → what they answer for. */
const nameParts = /^get(?<operation>[A-Z]\w*?)Response(?<schema>\w*)Mock$/

const operationOf = (name: string) =>
  backendOperations.find(({ operationId }) => operationId.toLowerCase() === name.toLowerCase())

function schemaFor(factory: string, answer: Answer): SchemaName {
  const { operation: name = '', schema = '' } = nameParts.exec(factory)?.groups ?? {}
  const operation = operationOf(name)
  if (operation === undefined) throw new Error(`${factory} belongs to no operation`)
  const answers: Readonly<Record<string, SchemaName>> = operation.answers
  const expected = answers[answer.status]
  if (expected === undefined) throw new Error(`${factory} made the status ${answer.status}`)
  if (schema !== '') expect(schema).toBe(expected)
  return expected
}

describe('what the generated factories make fits the contract', () => {
  test('every operation has one', () => {
    const named = Object.keys(make).map((name) => nameParts.exec(name)?.groups ?? {})
    const whole = named.filter(({ schema }) => schema === '').map(({ operation = '' }) => operation)
    expect(whole.map((name) => operationOf(name)?.operationId).toSorted()).toEqual(
      backendOperations.map(({ operationId }) => operationId).toSorted(),
    )
  })

  test.each(Object.keys(make))('%s', (name) => {
    for (let seed = 1; seed <= DRAWS; seed += 1) {
      faker.seed(seed)
      const answer = make[name]!()
      const validate = validators[schemaFor(name, answer)]
      const isValid = validate(answer)
      expect({ isValid, seed, errors: validate.errors }).toEqual({
        isValid: true,
        seed,
        errors: null,
      })
    }
  })
})

test.each(backendOperations.map(({ path }) => path))(
  'the generated handler of %s answers what the contract says',
  async (path) => {
    faker.seed(1)
    const call = new Request(`http://backend.test${path}`, { method: 'POST', body: '{}' })
    const response = await getResponse(getBackendMock(), call)
    const answer = (await response?.json()) as Answer
    const operation = backendOperations.find((one) => one.path === path)
    const answers: Readonly<Record<string, SchemaName>> = operation?.answers ?? {}
    const validate = validators[answers[answer.status]!]
    expect([response?.status, validate(answer), validate.errors]).toEqual([200, true, null])
  },
)
