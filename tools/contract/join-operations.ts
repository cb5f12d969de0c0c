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
  const links = linksOf(operations)
  const paths = Object.fromEntries(
    operations.map((operation) => [
      `/public/${operation.written.path}`,
      { post: publicOperation(operation, links.get(operation.operationId)) },
    ]),
  )
  return { ...head, paths, components }
}

function publicOperation(
  { file, operationId, feature, written }: OperationFile,
  links: Links | undefined,
): WrittenOperation {
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
        ...(links === undefined ? {} : { links }),
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

type Link = {
  readonly operationId: string
  readonly requestBody: Readonly<Record<string, string>>
}

export type Links = Readonly<Record<string, Link>>

/** Another operation named in an effect, and the request field for the item's id. */
type RelatedOperations = {
  readonly list?: string
  readonly cancelled?: string
  readonly opened?: string
}

const placeOf = (value: string): readonly [operationId: string, pointer: string] | null => {
  const [, operationId, pointer] = /^(\w+)#(\/\S*)/.exec(value) ?? []
  return operationId === undefined || pointer === undefined ? null : [operationId, pointer]
}

const answerExpression = (pointer: string): string => `$response.body#${pointer}`

/**
 * OpenAPI links by the operation whose answer they belong to: which value is sent to which operation. Derived from
 * `values`, `creates`, `opens` and `cancels` of the operations' files.
 */
export function linksOf(operations: readonly OperationFile[]): ReadonlyMap<string, Links> {
  const links = new Map<string, Record<string, Link>>()
  const add = (from: string, to: string, name: string, body: Record<string, string>) => {
    const linksFrom = links.get(from) ?? {}
    links.set(from, linksFrom)
    linksFrom[name] = { operationId: to, requestBody: { ...linksFrom[name]?.requestBody, ...body } }
  }
  const listPointers = new Map(
    operations.map((operation) => [operation.operationId, operation.written.effects?.['list']]),
  )
  for (const { operationId, written } of operations) {
    for (const [schema, values] of Object.entries(written.values ?? {}))
      for (const [pointer, value] of Object.entries(values)) {
        const place = placeOf(value)
        if (place !== null && operations.some((operation) => operation.operationId === place[0]))
          add(place[0], operationId, schema, { [pointer.slice(1)]: answerExpression(place[1]) })
      }
    const effects = written.effects ?? {}
    for (const effect of ['opens', 'cancels']) {
      const { list } = (effects[effect] ?? {}) as RelatedOperations
      const listPointer = list === undefined ? undefined : listPointers.get(list)
      if (list !== undefined && typeof listPointer === 'string')
        add(list, operationId, operationId, { id: answerExpression(`${listPointer}/0/id`) })
    }
    const { item, cancelled, opened } = (effects['creates'] ?? {}) as RelatedOperations & {
      item?: string
    }
    for (const to of [cancelled, opened])
      if (to !== undefined && item !== undefined)
        add(operationId, to, to, { id: answerExpression(`${item}/id`) })
  }
  return links
}
