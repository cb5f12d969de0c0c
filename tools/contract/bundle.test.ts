import { expect, test } from 'vitest'
import { checkShape } from './bundle.ts'

const named = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Any' } } } }
const post = {
  operationId: 'ask',
  security: [],
  requestBody: named,
  responses: { '200': named },
}
const contractOf = (item: object) => ({
  paths: { '/api/routes/ask': item },
  components: { schemas: {} },
})

const wordsOn = (item: object): string => {
  try {
    checkShape('openapi/proxy.yaml', contractOf(item))
    return ''
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join('\n')
  }
}

test('an operation that has all that generation reads is read', () => {
  const contract = contractOf({ post })
  expect(checkShape('openapi/proxy.yaml', contract)).toBe(contract)
})

test.each([
  [{ get: post }, 'get instead of post'],
  [{}, 'has no post'],
  [
    { post: { ...post, requestBody: undefined } },
    'ask lacks a JSON requestBody whose schema is a $ref',
  ],
  [
    {
      post: {
        ...post,
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
    'ask lacks a JSON requestBody whose schema is a $ref',
  ],
  [{ post: { ...post, security: undefined } }, 'ask lacks a security (an empty list for guests)'],
  [{ post: { ...post, responses: {} } }, 'ask lacks a JSON 200 answer whose schema is a $ref'],
])('missing parts of an operation are reported with their place: %#', (item, words) => {
  expect(wordsOn(item)).toBe(`openapi/proxy.yaml /api/routes/ask: ${words}`)
})
