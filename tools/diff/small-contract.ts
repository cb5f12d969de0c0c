import type { Contract, Operation, Schema } from '#contract'

const ref = (name: string, kind = 'schemas') => ({ $ref: `#/components/${kind}/${name}` })
const status = { type: 'string', const: 'success', 'x-source': 'document' } as const

export const smallOperation = (more: object = {}): { post: Operation } => ({
  post: {
    operationId: 'ask',
    summary: 'Asks',
    security: [],
    parameters: [ref('Key', 'parameters')],
    requestBody: { content: { 'application/json': { schema: ref('Ask') } } },
    responses: {
      '200': {
        headers: { 'X-Request-Id': ref('RequestId', 'headers') },
        content: { 'application/json': { schema: ref('Told') } },
      } as never,
      '400': ref('Invalid', 'responses') as never,
    },
    ...more,
  },
})

const components = {
  parameters: { Key: { name: 'Idempotency-Key', schema: { type: 'string', minLength: 16 } } },
  headers: { RequestId: { required: true, schema: { type: 'string' } } },
  responses: {
    Invalid: {
      headers: { 'X-Request-Id': { schema: { type: 'string' } } },
      content: {
        'application/problem+json': {
          schema: ref('Problem'),
          example: { code: 'request_invalid' },
        },
      },
    },
  },
}

const schemas: Record<string, Schema> = {
  Ask: { type: 'object', required: ['amount'], properties: { amount: ref('Won') } },
  Won: { type: 'integer', minimum: 1 },
  Told: { type: 'object', properties: { status, list: { type: 'array', items: ref('Item') } } },
  Item: { type: 'object', properties: { id: { type: 'integer' } } },
  Problem: { type: 'object', properties: { code: { type: 'string', enum: ['a', 'b'] } } },
}

export const smallContract = (
  change: {
    readonly schemas?: Record<string, Schema>
    readonly paths?: Contract['paths']
    readonly components?: object
  } = {},
): Contract => ({
  paths: change.paths ?? { '/ask': smallOperation(), '/beg': smallOperation() },
  components: {
    ...components,
    ...change.components,
    schemas: { ...schemas, ...change.schemas },
  },
})

export const smallStatus = status
