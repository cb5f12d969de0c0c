import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundleContract, isNamedInDocument } from '#contract'
import type { Source } from '#contract'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { validators } from '../../proxy/http/validators.ts'
import { behaviours } from '../../mocks/handlers/behaviours.ts'
import { startMock } from '../support/mock-scenario.ts'
import type { StartedMock } from '../support/mock-scenario.ts'
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

type Described = { readonly properties: { readonly status: { readonly 'x-source'?: Source } } }

type AnyStory = (mock: StartedMock) => Promise<{ status: string }>

type Value = { readonly value: unknown }
type Examples<One> = Readonly<Record<string, One>>
type Media<One> = {
  readonly content: Readonly<Record<'application/json', { readonly examples: Examples<One> }>>
}
type Post = {
  readonly operationId: string
  readonly 'x-source'?: Source
  readonly requestBody: Media<Value>
  readonly responses: Readonly<Record<'200', Media<Value | { readonly $ref: string }>>>
}

const read = (file: string): unknown =>
  parse(readFileSync(new URL(`../../openapi/${file}`, import.meta.url), 'utf8'))

const contract = read('public.yaml') as {
  readonly paths: Readonly<Record<string, { readonly post: Post }>>
}

function shownAnswer(path: string): unknown {
  const { success } =
    contract.paths[path]!.post.responses['200'].content['application/json'].examples
  if ('value' in success!) return success.value
  const [file = '', name = ''] = success!.$ref.split('#/')
  return (read(file) as Examples<Value>)[name]?.value
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

async function respond(path: string, value: unknown): Promise<Response> {
  const mock = startMock()
  const { token = '' } = await mock.demo()
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'conformance-0001' }
  return mock.post(path, value, headers)
}

const handled = (backendOperations as readonly BackendOperation[]).filter(({ operationId }) =>
  behaviours.has(operationId),
)
const statusStories = Object.entries(stories).flatMap(([id, byStatus]) =>
  Object.entries(byStatus).map(([status, tell]) => ({ id, status, tell: tell as AnyStory })),
)

describe('the mock backend answers by the contract', () => {
  test('every status that the source document names answers an example request or has a story', async () => {
    const { components } = await bundleContract('openapi/public.yaml')
    const isOfDocument = (schema: string): boolean => {
      const { properties } = components.schemas[schema] as unknown as Described
      return isNamedInDocument(properties.status['x-source'])
    }
    const answered = await Promise.all(
      typical.map(async ({ path, value }) => {
        const { status } = (await (await respond(path, value)).json()) as { status: string }
        return `${path} ${status}`
      }),
    )
    const seen = new Set(answered)
    const ofDocument = handled.filter(({ path }) =>
      isNamedInDocument(contract.paths[path]?.post['x-source']),
    )
    const untold = ofDocument.flatMap(({ operationId, path, answers }) =>
      Object.entries(answers as Readonly<Record<string, string>>)
        .filter(([, schema]) => isOfDocument(schema))
        .map(([status]) => status)
        .filter((status) => !seen.has(`${path} ${status}`))
        .filter(
          (status) => !statusStories.some((one) => one.id === operationId && one.status === status),
        )
        .map((status) => `${operationId} ${status}`),
    )
    expect(untold).toEqual([])
  })

  test.each(statusStories)('R-CALL-06 $id answers $status', async ({ id, status, tell }) => {
    const answer = await tell(startMock())
    expect(answer.status).toBe(status)
    expectValid(
      handled.find(({ operationId }) => operationId === id)!,
      answer,
    )
  })

  test.each(typical)('R-CALL-03 $path takes the example $name', async ({ path, value }) => {
    const operation = backendOperations.find((one) => one.path === path)!
    const response = await respond(path, value)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ])
    expectValid(operation, (await response.json()) as { status: string })
  })

  test.each(moves)('R-ACCT-07 $path moves money as its example shows', async ({ path, value }) => {
    expect(await (await respond(path, value)).json()).toEqual(shownAnswer(path))
  })
})
