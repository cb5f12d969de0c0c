import { expect, test } from 'vitest'
import type { Schema } from '../../src/generated/schemas.ts'
import { fieldsIn, fieldsOf } from './answer-fields.ts'

const nothing = { type: 'null' }
const item = { type: 'object', properties: { id: { type: 'integer' } } }

test.each([
  ['a text', { type: 'string' }, null],
  ['a text or null, as a union', { oneOf: [{ type: 'string' }, nothing] }, null],
  ['an object or null', { oneOf: [item, nothing] }, { id: null }],
  [
    'an object of a null union twice',
    { oneOf: [{ ...item, type: ['object', 'null'] }, nothing] },
    { id: null },
  ],
  ['a list or null', { type: ['array', 'null'], items: item }, [{ id: null }]],
  ['a reference', { $ref: 'Success' }, { status: null }],
  [
    'one of two objects',
    { oneOf: [item, { type: 'object', properties: { name: { type: 'string' } } }] },
    { id: null, name: null },
  ],
  ['a value without a type', {}, 'any'],
] as readonly (readonly [string, Schema, unknown])[])(
  'the properties of %s',
  (_, schema, fields) => {
    expect(fieldsIn(schema)).toEqual(fields)
  },
)

test('an answer’s properties are listed at every depth', () => {
  expect(fieldsOf('NoteListAnswer')).toEqual({
    status: null,
    list: [{ id: null, title: null, createdAt: null, readAt: null }],
    total: null,
  })
})
