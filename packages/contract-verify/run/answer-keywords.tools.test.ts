import { expect, test } from 'vitest'
import type { Contract } from '@maru/contract'
import { addKeywordsOfAnswer, keywordsOfContract } from './answer-keywords.ts'
import { contractUnderTest } from '../core/contract-under-test.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } })
const problem = { content: { 'application/problem+json': { schema: ref('Problem') } } }

const contract = contractUnderTest({
  info: { title: 'Backend', version: '1.0.0' },
  paths: {
    '/public/find': {
      post: {
        operationId: 'find',
        security: [],
        requestBody: json('Ask'),
        responses: { '200': json('Found'), '503': problem },
      },
    },
  },
  components: {
    schemas: {
      Ask: { type: 'object' },
      Found: {
        type: 'object',
        required: ['status'],
        properties: {
          status: { type: 'string', const: 'success' },
          at: { type: ['string', 'null'], format: 'date-time' },
          list: { type: 'array', items: ref('Item') },
          last: { oneOf: [ref('Item'), ref('Problem')] },
        },
      },
      Item: { type: 'object', properties: { count: { type: 'number', minimum: 0 } } },
      Problem: { type: 'object', properties: { code: { type: 'string', enum: ['busy'] } } },
    },
  },
} as unknown as Contract)

const find = contract.operation('find')
const metBy = (body: unknown) => {
  const met = new Set<string>()
  const answer = { status: 200, outcome: 'success', schema: 'Found', body }
  addKeywordsOfAnswer(contract, find, answer, met)
  return [...met].map((one) => one.replace('find 200 success ', ''))
}

test('R-CALL-03 an answer covers the keywords of its contents and no others', () => {
  expect(metBy({ status: 'success', at: null, list: [] })).toEqual([
    'the body type',
    'the body required',
    '/status type',
    '/status const',
    '/at type',
    '/list type',
  ])
  expect(
    metBy({ at: '2026-11-20T00:00:00Z', list: [{}, { count: 'many' }, { count: 1 }] }),
  ).toEqual(expect.arrayContaining(['/at format', '/list/* type', '/list/*/count minimum']))
  expect(metBy({ last: { count: 1 } })).toEqual(
    expect.arrayContaining(['/last type', '/last/count minimum']),
  )
  expect(metBy({ list: [{ count: 'many' }] })).not.toContain('/list/*/count minimum')
})

test('R-CALL-03 the contract lists the keywords of every status', () => {
  expect([...keywordsOfContract(contract, [find])]).toEqual([
    'find 200 success the body type',
    'find 200 success the body required',
    'find 200 success /status type',
    'find 200 success /status const',
    'find 200 success /at type',
    'find 200 success /at format',
    'find 200 success /list type',
    'find 200 success /list/* type',
    'find 200 success /list/*/count type',
    'find 200 success /list/*/count minimum',
    'find 200 success /last type',
    'find 200 success /last/count type',
    'find 200 success /last/count minimum',
    'find 200 success /last/code type',
    'find 200 success /last/code enum',
    'find 503 the body type',
    'find 503 /code type',
    'find 503 /code enum',
  ])
})
