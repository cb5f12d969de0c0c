import type { Contract, Operation, Schema } from '#contract'

const ref = (name: string, kind = 'schemas') => ({ $ref: `#/components/${kind}/${name}` })
export const smallStatus = { type: 'string', const: 'success', 'x-source': 'document' } as const

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
  Told: {
    type: 'object',
    properties: { status: smallStatus, list: { type: 'array', items: ref('Item') } },
  },
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

export const askPath = (more: object = {}) => ({ '/ask': smallOperation(more) })
export const contract = (more: Parameters<typeof smallContract>[0] = {}) =>
  smallContract({ paths: askPath(), ...more })

export const object = (properties: Record<string, Schema>, more: object = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
})
export const withRequest = (field: object, more: object = {}) =>
  contract({ schemas: { Ask: object({ field }, more) } })
export const withResponse = (field: object, more: object = {}) =>
  contract({ schemas: { Told: object({ status: smallStatus, field }, more) } })
export const union = (...titles: string[]) => ({
  oneOf: titles.map((title) => ({ title, type: 'object' })),
})

export const withStatuses = (...statuses: string[]) =>
  contract({
    schemas: {
      Told: { oneOf: statuses.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
      ...Object.fromEntries(
        statuses.map((name) => [name, object({ status: { ...smallStatus, const: name } })]),
      ),
    },
  })
export const withErrors = (...errors: (readonly [status: string, code: string])[]) =>
  contract({
    paths: askPath({
      responses: {
        '200': {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Told' } } },
        },
        ...Object.fromEntries(
          errors.map(([status, code]) => [
            status,
            { content: { 'application/problem+json': { example: { code } } } },
          ]),
        ),
      },
    }),
  })
export const media = (...types: string[]) =>
  contract({
    paths: askPath({
      requestBody: {
        content: Object.fromEntries(
          types.map((type) => [type, { schema: { $ref: '#/components/schemas/Ask' } }]),
        ),
      },
    }),
  })
export const typedResponse = (...types: string[]) =>
  contract({
    paths: askPath({
      responses: {
        '200': {
          content: Object.fromEntries(
            types.map((type) => [type, { schema: { $ref: '#/components/schemas/Told' } }]),
          ),
        },
      },
    }),
  })

export type Case = readonly [from: Contract, to: Contract, ...expected: string[]]

export const bothWays = (
  from: Contract,
  to: Contract,
  there: string,
  back: string,
): readonly Case[] => [
  [from, to, there],
  [to, from, back],
]

export const narrowing = (
  rule: string,
  wide: object,
  narrow: object,
  there: string,
  back: string,
) => [
  ...bothWays(
    withRequest(wide),
    withRequest(narrow),
    `request-${rule}-narrowed: request › field${there}`,
    `request-${rule}-widened: request › field${back}`,
  ),
  ...bothWays(
    withResponse(wide),
    withResponse(narrow),
    `answer-${rule}-narrowed: answer 200 › success › field${there}`,
    `answer-${rule}-widened: answer 200 › success › field${back}`,
  ),
]
