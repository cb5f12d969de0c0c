import { expect, test } from 'vitest'
import { withMarkTexts } from './with-marks.ts'

const assumptions = {
  'A-001': { text: 'A login has this field.', why: 'Not shown.', confirm: 'call' },
  'A-002': { text: 'An id is a text.', why: 'Not shown.', confirm: 'call' },
  'A-003': {
    text: 'A path is so.',
    why: 'Not shown.',
    confirm: 'operator',
    agreed: { with: 'the operator', on: '2026-11-20', report: 'r.json' },
  },
} as const

test('R-CALL-03 each description lists its own assumptions and those of its references', () => {
  const document = {
    paths: {
      '/login': {
        post: { 'x-source': { name: 'document', meaning: 'A-003' }, description: 'Sign in.\n' },
      },
    },
    components: {
      schemas: {
        Id: { type: 'string', description: 'Of a member.', 'x-source': 'A-002' },
        Login: {
          properties: {
            id: { $ref: '#/components/schemas/Id', 'x-source': 'A-001' },
            pw: { type: 'string', 'x-source': 'document' },
          },
          examples: [{ 'x-source': 'A-001' }],
        },
      },
    },
  }
  const marked = withMarkTexts(document, assumptions)
  expect(marked.paths['/login'].post).toEqual({
    'x-source': { name: 'document', meaning: 'A-003' },
    description: 'Sign in.\n\n**Agreed A-003** (with the operator, 2026-11-20): A path is so.',
  })
  expect(marked.components.schemas).toEqual({
    Id: {
      type: 'string',
      description: 'Of a member.\n\n**Assumption A-002**: An id is a text.',
      'x-source': 'A-002',
    },
    Login: {
      properties: {
        id: {
          $ref: '#/components/schemas/Id',
          'x-source': 'A-001',
          description:
            'Of a member.\n\n**Assumption A-002**: An id is a text.\n\n**Assumption A-001**: A login has this field.',
        },
        pw: { type: 'string', 'x-source': 'document' },
      },
      examples: [{ 'x-source': 'A-001' }],
    },
  })
})

test('a mark that names no assumption is an error', () => {
  expect(() => withMarkTexts({ a: { 'x-source': 'A-009' } }, assumptions)).toThrow(
    'A-009 is not in assumptions.yaml.',
  )
})
