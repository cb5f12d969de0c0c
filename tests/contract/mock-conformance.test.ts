import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { validators } from '../../src/generated/validators.js'
import { handlers } from '../../mocks/handlers/handlers.ts'
import { mockScenario } from '../support/mock-scenario.ts'
import type { MockScenario } from '../support/mock-scenario.ts'
import { communityStories } from './community-stories.ts'
import { balanceStories, payStories } from './money-stories.ts'
import { slotStories } from './slot-stories.ts'
import type { Stories } from './story.ts'
import { userStories } from './user-stories.ts'

const stories: Stories = {
  ...userStories,
  ...communityStories,
  ...slotStories,
  ...balanceStories,
  ...payStories,
}

type AnyStories = Readonly<
  Record<string, Readonly<Record<string, (mock: MockScenario) => Promise<{ status: string }>>>>
>

type Examples = Readonly<Record<string, { readonly value: unknown }>>
type Media = { readonly content: Readonly<Record<'application/json', { examples: Examples }>> }
type Post = { readonly operationId: string; readonly requestBody: Media }

const contract = parse(
  readFileSync(new URL('../../openapi/public.yaml', import.meta.url), 'utf8'),
) as { readonly paths: Readonly<Record<string, { readonly post: Post }>> }

const typical = Object.entries(contract.paths).flatMap(([path, { post }]) =>
  Object.entries(post.requestBody.content['application/json'].examples).map(
    ([name, { value }]) => ({ path, name, value }),
  ),
)

function expectValid(operation: BackendOperation, answer: { status: string }) {
  const schema = operation.answers[answer.status]
  expect(schema, `${answer.status} is a status of ${operation.operationId}`).toBeDefined()
  const validate = validators[schema!]
  expect({ isValid: validate(answer), errors: validate.errors }).toEqual({
    isValid: true,
    errors: null,
  })
}

const handled = (backendOperations as readonly BackendOperation[]).filter(({ operationId }) =>
  Object.hasOwn(handlers, operationId),
)
const statuses = handled.flatMap((operation) =>
  Object.keys(operation.answers).map((status) => ({ operation, status })),
)

describe('the mock backend answers by the contract', () => {
  test('every status of every operation with a handler has a story, and no story is about another', () => {
    const told = Object.entries(stories).flatMap(([id, byStatus]) =>
      Object.keys(byStatus).map((status) => `${id} ${status}`),
    )
    expect(told.toSorted()).toEqual(
      statuses.map(({ operation, status }) => `${operation.operationId} ${status}`).toSorted(),
    )
  })

  test.each(statuses.map(({ operation, status }) => [operation.path, status, operation] as const))(
    'R-CALL-06 %s answers %s',
    async (_path, status, operation) => {
      const tell = (stories as AnyStories)[operation.operationId]![status]!
      const answer = await tell(mockScenario())
      expect(answer.status).toBe(status)
      expectValid(operation, answer)
    },
  )

  test.each(typical)('R-CALL-03 $path takes the example $name', async ({ path, value }) => {
    const mock = mockScenario()
    const operation = backendOperations.find((one) => one.path === path)!
    const { token = '' } = await mock.demo()
    const response = await mock.post(path, value, {
      authorization: `Bearer ${token}`,
      'idempotency-key': 'conformance-0001',
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ])
    expectValid(operation, (await response.json()) as { status: string })
  })
})
