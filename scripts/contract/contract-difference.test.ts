import { expect, test } from 'vitest'
import { differencesBetween, differenceText } from './contract-difference.ts'
import { factsOf } from './contract-facts.ts'
import type { Contract, Operation, Schema } from './contract.model.ts'

const ref = (name: string, kind = 'schemas') => ({ $ref: `#/components/${kind}/${name}` })
const status = { type: 'string', const: 'success', 'x-source': 'document' } as const

const operation = (request = 'Ask', more: Partial<Operation> = {}): { post: Operation } => ({
  post: {
    operationId: 'ask',
    summary: 'Asks',
    security: [],
    parameters: [ref('Key', 'parameters')],
    requestBody: { content: { 'application/json': { schema: ref(request) } } },
    responses: {
      '200': { content: { 'application/json': { schema: ref('Told') } } },
      '400': ref('Invalid', 'responses') as never,
    },
    ...more,
  },
})
const invalid = {
  headers: { 'X-Request-Id': { schema: { type: 'string' } } },
  content: {
    'application/problem+json': { schema: ref('Problem'), example: { code: 'request_invalid' } },
  },
}

const contractOf = (
  schemas: Record<string, Schema> = {},
  paths: Contract['paths'] = { '/ask': operation(), '/beg': operation() },
  components: object = {},
): Contract => ({
  paths,
  components: {
    parameters: { Key: { name: 'Idempotency-Key', schema: { type: 'string', minLength: 16 } } },
    ...components,
    ...{ responses: { Invalid: invalid } },
    schemas: {
      Ask: { type: 'object', required: ['amount'], properties: { amount: ref('Won') } },
      Won: { type: 'integer', minimum: 1 },
      Told: { type: 'object', properties: { status, list: { type: 'array', items: ref('Item') } } },
      Item: { type: 'object', properties: { id: { type: 'integer' } } },
      Problem: { type: 'object', properties: { code: { type: 'string', enum: ['a', 'b'] } } },
      ...schemas,
    },
  },
})

const differences = (from: Contract, to: Contract) => differencesBetween(factsOf(from), factsOf(to))

test('a contract in other words is the same: names, origins, descriptions, the order of values', () => {
  const renamed = contractOf({
    Ask: { type: 'object', required: ['amount'], properties: { amount: ref('Money') } },
    Money: { type: 'integer', minimum: 1, 'x-source': 'A-001' },
    Problem: { type: 'object', properties: { code: { type: 'string', enum: ['b', 'a'] } } },
  })
  expect(differences(contractOf(), renamed)).toEqual([])
})

test('what changes in a shared schema is told once, at its place, with all operations', () => {
  const to = contractOf({ Won: { type: 'number' }, Item: { type: 'object', properties: {} } })
  expect(differences(contractOf(), to)).toEqual([
    {
      kind: 'removed',
      text: 'answer 200 › success › list › items › id: integer, optional',
      paths: ['/ask', '/beg'],
    },
    {
      kind: 'changed',
      text: 'request › amount: integer, minimum 1 → number',
      paths: ['/ask', '/beg'],
    },
  ])
})

test('operations, access, statuses, headers and fields that come and go are told without what they hold', () => {
  const { '400': _, ...responses } = operation().post.responses
  const to = contractOf(
    { Told: { type: 'object', properties: { status, user: ref('Ask') } } },
    {
      '/ask': operation('Ask', { security: [{ token: [] }], responses, parameters: [] }),
      '/new': operation(),
    },
  )
  const found = differences(contractOf({}, { '/ask': operation(), '/old': operation() }), to)
  expect(found.map(({ kind, text, paths }) => [kind, text, paths.join()])).toEqual([
    ['added', 'the operation', '/new'],
    ['removed', 'the operation', '/old'],
    ['added', 'answer 200 › success › user: object, optional', '/ask'],
    ['removed', 'request › header Idempotency-Key: string, minLength 16, optional', '/ask'],
    ['removed', 'answer 200 › success › list: array, optional', '/ask'],
    ['removed', 'answer 400: request_invalid', '/ask'],
    ['removed', 'body of an error: object', '/ask'],
    ['changed', 'access: [] → [{"token":[]}]', '/ask'],
  ])
})

test('the text names the first three operations, or says that it is all of them', () => {
  const paths = ['/a', '/b', '/c', '/d']
  const one = { kind: 'changed', text: 'request: object → array', paths } as const
  expect(differenceText([one], 4)).toBe(
    'changed (1)\n  request: object → array\n    in all 4 operations',
  )
  expect(differenceText([one], 9)).toContain('    /a, /b, /c and 1 more')
})
