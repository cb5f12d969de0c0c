import { expect, test } from 'vitest'
import type { Contract } from './contract.model.ts'
import { emitAnswerFields } from './emit-answer-fields.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const status = (value: string) => ({ type: 'string', const: value })

test('an answer’s table lists its properties at every depth, including lists, unions and untyped values', () => {
  const schemas = {
    Found: {
      type: 'object',
      properties: {
        status: status('success'),
        owner: ref('User'),
        list: { type: 'array', items: ref('Item') },
        extra: {},
      },
    },
    Time: { type: 'object', properties: { status: status('time') } },
    Answer: { oneOf: [ref('Found'), ref('Time')] },
    User: { type: 'object', properties: { userId: { type: 'string' } } },
    Item: { oneOf: [ref('Note'), ref('User')] },
    Note: { type: 'object', properties: { title: { type: ['string', 'null'] } } },
  }
  const responses = { '200': { content: { 'application/json': { schema: ref('Answer') } } } }
  const paths = { '/public/find': { post: { operationId: 'find', responses } } }
  const emitted = emitAnswerFields({ paths, components: { schemas } } as unknown as Contract)
  const lines = emitted.split('\n').filter((line) => line.startsWith('  '))
  expect(lines).toEqual([
    '  Found: {"status":null,"owner":{"userId":null},"list":[{"title":null,"userId":null}],"extra":"any"},',
    '  Time: {"status":null},',
    '  User: {"userId":null},',
  ])
})
