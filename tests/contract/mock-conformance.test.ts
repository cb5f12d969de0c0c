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
type Post = {
  readonly operationId: string
  readonly requestBody: Media
  readonly responses: Readonly<Record<'200', Media>>
}

const read = (file: string): unknown =>
  parse(readFileSync(new URL(`../../openapi/${file}`, import.meta.url), 'utf8'))

const contract = read('public.yaml') as {
  readonly paths: Readonly<Record<string, { readonly post: Post }>>
}

/** The contract's example of a successful answer. */
function shownAnswer(path: string): unknown {
  const { success } =
    contract.paths[path]!.post.responses['200'].content['application/json'].examples
  const [file = '', name = ''] = (success as unknown as { $ref: string }).$ref.split('#/')
  return (read(file) as Examples)[name]?.value
}

const typical = Object.entries(contract.paths).flatMap(([path, { post }]) =>
  Object.entries(post.requestBody.content['application/json'].examples).map(
    ([name, { value }]) => ({ path, name, value }),
  ),
)

const moves = typical.filter(({ path }) =>
  backendOperations.some(
    (one: BackendOperation) => one.path === path && one.answers['success'] === 'Wallet',
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

  test.each(moves)('R-ACCT-07 $path moves money as its example shows', async ({ path, value }) => {
    const mock = mockScenario()
    const { token = '' } = await mock.demo()
    const response = await mock.post(path, value, {
      authorization: `Bearer ${token}`,
      'idempotency-key': 'conformance-0002',
    })
    expect(await response.json()).toEqual(shownAnswer(path))
  })
})
