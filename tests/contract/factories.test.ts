import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faker } from '@faker-js/faker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleContract } from '@maru/contract'
import { makeFactories } from '@maru/contract/mocks'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { validators } from '../../src/generated/validators.js'

const DRAWS = 6
const GENERATION_MS = 60_000
const folder = join(import.meta.dirname, '../../.cache/tests/factories')

type Answer = { status: string }
let factories: Readonly<Record<string, () => Answer>> = {}

beforeAll(async () => {
  const contract = await bundleContract('openapi/public.yaml')
  const ids = backendOperations.map(({ operationId }) => operationId)
  const files = await makeFactories(contract, ids, folder)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  faker.setDefaultRefDate('2026-01-01T00:00:00.000Z')
  factories = (await import(join(folder, 'backend.faker.ts'))) as typeof factories
}, GENERATION_MS)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test.each(backendOperations as readonly BackendOperation[])(
  'the factory of $operationId fits the contract and repeats for the same seed',
  ({ operationId, answers }) => {
    const make = factories[`get${operationId[0]?.toUpperCase()}${operationId.slice(1)}ResponseMock`]
    for (let seed = 1; seed <= DRAWS; seed += 1) {
      faker.seed(seed)
      const answer = make?.()
      const validate = validators[answers[answer?.status ?? '']!]
      const isValid = validate(answer)
      expect({ isValid, seed, errors: validate.errors }).toEqual({
        isValid: true,
        seed,
        errors: null,
      })
      faker.seed(seed)
      expect(make?.()).toEqual(answer)
    }
  },
)
