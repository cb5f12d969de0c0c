import { expect, test } from 'vitest'
import { emitHeaders, emitLimits } from './emit-limits.ts'
import type { Contract, Operation, Schema } from './contract.model.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const operation = (request: string): { post: Operation } => ({
  post: {
    operationId: 'write',
    summary: 'Writes',
    security: [],
    requestBody: { content: { 'application/json': { schema: ref(request) } } },
    responses: {},
  },
})
const contractOf = (schemas: Record<string, Schema>): Contract => ({
  paths: { '/write': operation('WriteRequest') },
  components: {
    schemas: { Problem: { properties: {} }, ...schemas },
    parameters: {
      RequestKey: {
        name: 'Request-Key',
        schema: { type: 'string', maxLength: 64, pattern: '^a/b$' },
      },
    },
  },
})

test('each request that has limits gets a file, also through a union and a reference', () => {
  const files = emitLimits(
    contractOf({
      WriteRequest: { oneOf: [ref('TextRequest'), ref('BareRequest')] },
      TextRequest: {
        properties: {
          title: { ...ref('Title'), maxLength: 9 },
          free: { type: 'string' },
          id: { type: ['integer', 'string'], minLength: 1 },
        },
      },
      BareRequest: { properties: { kind: { type: 'string', const: 'bare' } } },
      Title: { type: 'string', minLength: 1, maxLength: 40, pattern: '^\\S+$' },
      PageNumber: { type: 'integer', minimum: 1 },
    }),
  )
  expect(Object.fromEntries(files)).toEqual({
    'text-request.ts': `/** Limits of TextRequest, by field. */
export const textRequestLimits = {
  title: { minLength: 1, maxLength: 9, pattern: /^\\S+$/u },
} as const
`,
    'page-number.ts': `/** Limits of PageNumber. */
export const pageNumberLimits = { minimum: 1 } as const
`,
  })
})

test('a header has its name and its limits', () => {
  expect(emitHeaders(contractOf({ WriteRequest: {} }))).toContain(
    `  requestKey: { name: "Request-Key", maxLength: 64, pattern: /^a\\/b$/u },\n`,
  )
})
