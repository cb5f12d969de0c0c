import { expect, test } from 'vitest'
import type { Contract, Schema } from './contract.model.ts'
import { emitAnswerShapes } from './emit-answer-shapes.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const nothing = { type: 'null' }

const item = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }

const contractWith = (found: unknown, schemas: Record<string, object> = {}) => {
  const responses = { '200': { content: { 'application/json': { schema: ref('Answer') } } } }
  const status = { type: 'string', const: 'success' }
  const answer = { type: 'object', required: ['status', 'found'], properties: { status, found } }
  return {
    paths: { '/public/find': { post: { operationId: 'find', responses } } },
    components: { schemas: { Answer: answer, Item: item, User: item, ...schemas } },
  } as unknown as Contract
}

const emitted = (found: unknown) => {
  const [text = ''] = emitAnswerShapes(contractWith(found)).values()
  const shapes = JSON.parse(/= (\{.*\}) as const/.exec(text)?.[1] ?? '{}') as { success: object }
  return shapes.success
}

const id = { id: 'n' }

test.each([
  ['a text', { type: 'string' }, { found: 's' }],
  ['a text or null', { type: ['string', 'null'] }, { found: 's?' }],
  ['a text or null, as a union', { oneOf: [{ type: 'string' }, nothing] }, { found: 's?' }],
  ['an id', { type: ['integer', 'string'], minLength: 1 }, { found: 'i' }],
  ['an id or null', { type: ['integer', 'string', 'null'], minLength: 1 }, { found: 'i?' }],
  ['an object', ref('Item'), { found: id }],
  ['an object or null', { ...item, type: ['object', 'null'] }, { 'found?': id }],
  ['a reference or null', { oneOf: [ref('Item'), nothing] }, { 'found?': id }],
  ['a list or null', { type: ['array', 'null'], items: ref('Item') }, { 'found?': [id] }],
  ['null twice', { oneOf: [{ ...item, type: ['object', 'null'] }, nothing] }, { 'found?': id }],
] as const)('R-CALL-03 %s is read as it is, and null where it may be null', (_, found, shape) => {
  expect(emitted(found)).toEqual({ status: 's', ...shape })
})

test.each([
  [{}, 'find success.found: a shape for {} is not known.'],
  [{ type: 'object' }, 'find success.found: a shape for {"type":"object"} is not known.'],
  [{ oneOf: [ref('Item'), ref('User')] }, 'find success.found: a shape for [{"$ref":'],
  [
    { type: ['number', 'boolean'] },
    'find success.found: a shape for {"type":["number","boolean"]}',
  ],
  [
    { type: 'array', items: { oneOf: [ref('Item'), nothing] } },
    'find success.found[]: only a property may be null instead of a list or an object.',
  ],
  [{ type: 'object' }, 'find success.found: a shape for {"type":"object"}'],
  [{ ...ref('Item'), type: 'string' }, 'find success.found: readers follow the `$ref` alone'],
  [{ type: 'array', items: { type: 'null' } }, 'find success.found[]: a shape for {"type":"null"}'],
] as readonly (readonly [Schema, string])[])(
  'R-CALL-03 %j has no shape: it is refused with its place',
  (found, words) => {
    expect(() => emitAnswerShapes(contractWith(found))).toThrow(words)
  },
)
