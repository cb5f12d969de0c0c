import { expect, test } from 'vitest'
import type { Contract } from './contract.model.ts'
import { withoutProse } from './without-prose.ts'

test('a contract without prose keeps its values, and properties named like prose', () => {
  const contract = {
    paths: { '/notes': { post: { operationId: 'notes', summary: 'The notes.', security: [] } } },
    components: {
      schemas: {
        Note: {
          type: 'object',
          description: 'A note.',
          properties: { description: { type: 'string', description: 'Its text.' } },
        },
      },
      examples: { Note: { value: { description: 'Hello' } } },
      responses: { Bad: { description: 'Broken.', content: {} } },
    },
  } as unknown as Contract
  expect(withoutProse(contract)).toEqual({
    paths: { '/notes': { post: { operationId: 'notes', security: [] } } },
    components: {
      schemas: {
        Note: { type: 'object', properties: { description: { type: 'string' } } },
      },
      examples: { Note: { value: { description: 'Hello' } } },
      responses: { Bad: { description: '', content: {} } },
    },
  })
})
