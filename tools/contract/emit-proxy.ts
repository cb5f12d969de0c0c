import { posix } from 'node:path'
import type {
  BodyChange,
  Route,
  RouteTable,
  WrittenAnswer,
  WrittenContract,
  WrittenOperation,
} from './routes.model.ts'
import type { Schema } from './contract.model.ts'

type Media = WrittenOperation['requestBody']['content']['application/json']
type Schemas = Record<string, unknown>

/**
 * Content of proxy.yaml: every route as an operation, from its backend operation and the overrides in the table.
 * @throws for an unknown backend operation or a missing part, naming the route
 */
export function emitProxy(
  table: RouteTable,
  backend: WrittenContract,
  readSchema: ReadSchema,
): object {
  const { components, tags, info, ...head } = table.document
  const schemas: Schemas = {}
  const paths = Object.fromEntries(
    Object.entries(table.routes).map(([name, route]) => [
      `/api/routes/${name}`,
      { post: buildOperation(name, route, { table, backend, readSchema, schemas }) },
    ]),
  )
  const { headers, parameters, responses } = backend.components
  return {
    openapi: backend.openapi,
    info: { ...info, version: backend.info.version },
    ...head,
    tags: [...tags, ...backend.tags],
    paths,
    components: {
      ...components,
      headers: { ...headers, ...components['headers'] },
      parameters,
      responses: { ...responses, ...components['responses'] },
      ...(Object.keys(schemas).length > 0 ? { schemas } : {}),
    },
  }
}

type Source = {
  table: RouteTable
  backend: WrittenContract
  readSchema: ReadSchema
  schemas: Schemas
}

function buildOperation(name: string, route: Route, source: Source): WrittenOperation {
  const { backend: path, access, request, answer, adds, lacks = [], ...ownFields } = route
  const backendOperation =
    path === undefined ? undefined : source.backend.paths[`/public/${path}`]?.post
  if (path !== undefined && backendOperation === undefined) {
    throw new Error(`routes.yaml ${name}: ${path} is not an operation of public.yaml.`)
  }
  const operationId = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const successAnswer = backendOperation?.responses['200'] as WrittenAnswer | undefined
  const media = mediaOf(name, answer, successAnswer?.content['application/json'])
  if (adds?.answers) {
    const schema = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}RouteAnswer`
    source.schemas[schema] = joinAnswers(source.readSchema, media.schema.$ref, adds.answers)
    media.schema = { $ref: `#/components/schemas/${schema}` }
  }
  const { description, headers } = successAnswer ?? source.table.own.answer
  const origin = answer?.['x-source']
  return {
    operationId,
    tags: requireValue(name, 'tags', ownFields.tags ?? backendOperation?.tags),
    summary: requireValue(name, 'summary', ownFields.summary ?? backendOperation?.summary),
    ...ownFields,
    'x-backend': path ?? 'none',
    security: source.table.security[access],
    parameters: backendOperation?.parameters ?? source.table.own.parameters,
    requestBody: {
      required: request?.required ?? backendOperation?.requestBody.required ?? true,
      content: {
        'application/json': mediaOf(
          name,
          request,
          backendOperation?.requestBody.content['application/json'],
        ),
      },
    },
    responses: {
      '200': {
        description,
        // The backend's contract marks the statuses of its own answers.
        ...(origin === undefined ? {} : { 'x-source': origin }),
        headers: { ...headers, ...source.table.own.headers, ...answer?.headers },
        content: { [answer?.media ?? 'application/json']: media },
      },
      ...errorsOf(source.table, route, backendOperation, lacks),
    },
  }
}

function mediaOf(name: string, change: BodyChange = {}, backendMedia?: Media): Media {
  const { schema, examples } = change
  const $ref = requireValue(name, 'schema', schema ?? backendMedia?.schema.$ref)
  return { schema: { $ref }, examples: examples ?? backendMedia?.examples ?? {} }
}

function requireValue<Value>(name: string, field: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`routes.yaml ${name}: no backend lends it its ${field}.`)
  return value
}

const movesMoney = (operation: WrittenOperation | undefined): boolean =>
  operation?.parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey') ??
  false

function errorsOf(
  { errors }: RouteTable,
  { access, adds }: Route,
  backendOperation: WrittenOperation | undefined,
  lacks: readonly string[],
) {
  const { '200': _ok, ...fromBackend } = backendOperation?.responses ?? {}
  const ownErrors = {
    ...errors.every,
    ...(access === 'member' ? errors.member : {}),
    ...(backendOperation === undefined ? {} : errors.backed),
    ...(movesMoney(backendOperation) ? errors.money : {}),
    ...adds?.errors,
  }
  const references = Object.entries(ownErrors).map(([status, component]) => [
    status,
    { $ref: `#/components/responses/${component}` },
  ])
  const allErrors = Object.entries({
    ...fromBackend,
    ...(Object.fromEntries(references) as WrittenOperation['responses']),
  })
  return Object.fromEntries(allErrors.filter(([status]) => !lacks.includes(status)))
}

export type ReadSchema = (reference: string) => Schema

/**
 * A union of answer shapes with `status` as discriminator, as references valid in openapi/.
 * @param answer, more `schemas/<file>.yaml#/<Name>`; one shape or a `oneOf` of shapes
 * @throws when a shape has no status of its own or shares one
 */
export function joinAnswers(
  readSchema: ReadSchema,
  answer: string,
  otherAnswers: readonly string[],
) {
  const answerSchema = readSchema(answer)
  const shapes = answerSchema.oneOf?.map(({ $ref }) => fromFile(answer, $ref)) ?? [answer]
  const mapping: Record<string, string> = {}
  for (const shape of [...shapes, ...otherAnswers]) {
    const status = readSchema(shape).properties?.['status']?.const
    if (!status) throw new Error(`${shape} has no status with a const.`)
    if (mapping[status]) throw new Error(`${shape} and ${mapping[status]} are both ${status}.`)
    mapping[status] = shape
  }
  const source = answerSchema['x-source'] ?? answerSchema.properties?.['status']?.['x-source']
  return {
    ...(source === undefined ? {} : { 'x-source': source }),
    oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
    discriminator: { propertyName: 'status', mapping },
  }
}

function fromFile(file: string, reference: string): string {
  const [path = ''] = file.split('#')
  if (reference.startsWith('#')) return path + reference
  return posix.join(posix.dirname(path), reference)
}
