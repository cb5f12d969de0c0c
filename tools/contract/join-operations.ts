import type { OperationFile } from './read-operations.ts'
import type { Route, RouteTable, WrittenContract, WrittenOperation } from './routes.model.ts'

const errors = {
  every: {
    '400': 'RequestInvalid',
    '413': 'RequestTooLarge',
    '415': 'MediaTypeUnsupported',
    '429': 'TooManyRequests',
    '500': 'Fault',
    '503': 'Unavailable',
  },
  member: { '401': 'SessionMissing' },
  money: { '409': 'RequestInProgress', '422': 'IdempotencyKeyReused' },
} as const

const emptyBody = { schema: 'schemas/base.yaml#/EmptyBody', examples: { empty: { value: {} } } }

const referenceFromTop = (file: string, reference: string): string =>
  reference.startsWith('#') ? `${file}${reference}` : reference

/** public.yaml, from backend.yaml and the operations' files. */
export function joinPublic(
  shared: Omit<WrittenContract, 'paths'>,
  operations: readonly OperationFile[],
): WrittenContract {
  const { components, ...head } = shared
  const paths = Object.fromEntries(
    operations.map((operation) => [
      `/public/${operation.written.path}`,
      { post: publicOperation(operation) },
    ]),
  )
  return { ...head, paths, components }
}

function publicOperation({ file, operationId, feature, written }: OperationFile): WrittenOperation {
  const { summary, access, money = false, parameters = [], request = emptyBody, answer } = written
  const names = [...(money ? ['IdempotencyKey'] : []), ...parameters, 'RequestId']
  const mediaOf = ({ schema, examples }: typeof answer) => ({
    'application/json': {
      schema: { $ref: referenceFromTop(file, schema) },
      ...(examples === undefined ? {} : { examples: { ...examples } }),
    },
  })
  const statuses = {
    ...errors.every,
    ...(access === 'member' ? errors.member : {}),
    ...(money ? errors.money : {}),
  }
  return {
    operationId,
    tags: [feature],
    summary,
    'x-source': written['x-source'],
    security: access === 'member' ? [{ backendToken: [] }] : [],
    parameters: names.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: written.request !== undefined, content: mediaOf(request) },
    responses: {
      '200': {
        description: 'The outcome, told apart by `status`.',
        'x-source': 'A-071',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
        content: mediaOf(answer),
      },
      ...Object.fromEntries(
        Object.entries(statuses).map(([status, name]) => [
          status,
          { $ref: `#/components/responses/${name}` },
        ]),
      ),
    },
  }
}

export const joinRoutes = (
  table: RouteTable,
  operations: readonly OperationFile[],
): RouteTable => ({
  ...table,
  routes: {
    ...table.routes,
    ...Object.fromEntries(
      operations.flatMap(({ file, written: { path, access, routes = {} } }) =>
        Object.entries(routes).map(([name, route]): [string, Route] => [
          name,
          { backend: path, access, ...withSchemasFromTop(file, route) },
        ]),
      ),
    ),
  },
})

function withSchemasFromTop(file: string, route: Partial<Route>): Partial<Route> {
  const bodies = (['request', 'answer'] as const).flatMap((name) => {
    const body = route[name]
    return body?.schema === undefined
      ? []
      : [[name, { ...body, schema: referenceFromTop(file, body.schema) }] as const]
  })
  return { ...route, ...Object.fromEntries(bodies) }
}

export function joinEffects(
  shared: Readonly<Record<string, unknown>>,
  operations: readonly OperationFile[],
): Record<string, unknown> {
  const { routes, ...rest } = shared
  const mergePart = (part: 'values' | 'limits') =>
    Object.assign({}, ...operations.map(({ written }) => written[part] ?? {})) as unknown
  return {
    values: mergePart('values'),
    limits: mergePart('limits'),
    ...rest,
    operations: Object.fromEntries(
      operations.map(({ operationId, written }) => [
        operationId,
        written.effects ?? { reads: true },
      ]),
    ),
    routes,
  }
}
