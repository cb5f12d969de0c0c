import { createHash } from 'node:crypto'
import { isRecord, readProperty, readTextProperty } from '../../../../src/lib/json.ts'
import type {
  Answer,
  AnySchema,
  Body,
  GeneralContract,
  GeneralOperation,
  Link,
  Method,
  Parameter,
  SecurityScheme,
} from './general.model.ts'
import { serverOf, targetOf } from './read-document.ts'
import type { OpenApiDocument } from './read-document.ts'
import { schemasOf } from './schemas.ts'
import type { Schemas } from './schemas.ts'

type Written = Readonly<Record<string, unknown>>
type Reading = { readonly document: OpenApiDocument; readonly schemas: Schemas }

const METHODS: readonly Method[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
]

/** The operations and schemas of an OpenAPI document. */
export function contractFrom(document: OpenApiDocument): GeneralContract {
  const schemas = schemasOf(document)
  const reading = { document, schemas }
  const { info } = document
  return {
    title: readTextProperty(info, 'title') ?? 'contract',
    version: readTextProperty(info, 'version') ?? '',
    operations: entriesOf(document['paths']).flatMap(([path, written]) => {
      const item = followed(reading, written)
      return METHODS.filter((method) => isRecord(item[method.toLowerCase()])).map((method) =>
        operationAt(reading, { path, method, item }),
      )
    }),
    security: new Map(
      entriesOf(readProperty(document['components'], 'securitySchemes')).map(([name, written]) => [
        name,
        schemeFrom(followed(reading, written)),
      ]),
    ),
    digest: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
    server: serverOf(document),
    resolve: schemas.resolve,
    faultsOf: schemas.faultsOf,
    unusable: schemas.unusable,
  }
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value).filter(([name]) => !name.startsWith('x-')) : []

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The object, with a `$ref` followed. */
function followed({ document }: Reading, written: unknown): Written {
  if (!isRecord(written)) return {}
  const { $ref } = written
  if (typeof $ref !== 'string') return written
  const target = targetOf(document, $ref)
  return isRecord(target) ? target : {}
}

const schemeFrom = (written: Written): SecurityScheme => ({
  type: readTextProperty(written, 'type') ?? '',
  in: readTextProperty(written, 'in') ?? '',
  name: readTextProperty(written, 'name') ?? '',
  scheme: (readTextProperty(written, 'scheme') ?? '').toLowerCase(),
})

type Place = { readonly path: string; readonly method: Method; readonly item: Written }

function operationAt(reading: Reading, { path, method, item }: Place): GeneralOperation {
  const written = item[method.toLowerCase()] as Written
  const [body, unsupported] = bodyFrom(reading, written['requestBody'])
  const declared = [...listOf(item['parameters']), ...listOf(written['parameters'])]
    .map((one) => parameterFrom(reading, followed(reading, one)))
    .filter((one) => one !== null)
  // The parameter of an operation replaces the one of its path.
  const parameters = [
    ...new Map(declared.map((one) => [`${one.in} ${one.name}`, one] as const)).values(),
  ]
  const undeclared = [...path.matchAll(/\{([^}]+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !parameters.some((one) => one.in === 'path' && one.name === name))
  return {
    id: readTextProperty(written, 'operationId') ?? `${method} ${path}`,
    method,
    path,
    parameters: [...parameters, ...undeclared.map(textInPath)],
    body,
    unsupported,
    answers: new Map(
      entriesOf(written['responses']).map(([status, answer]) => [
        status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
        answerFrom(reading, followed(reading, answer)),
      ]),
    ),
    security: securityFrom(written['security'] ?? reading.document['security']),
    needsEach: listOf(written['security'] ?? reading.document['security']).length === 1,
    isDeprecated: written['deprecated'] === true,
    extension: written['x-verify'],
  }
}

const textInPath = (name: string): Parameter => ({
  name,
  in: 'path',
  isRequired: true,
  schema: { type: 'string' },
  example: undefined,
  isExploded: false,
  style: 'simple',
  isJson: false,
})

/** Schemes of the first alternative; none when one alternative needs no login. */
function securityFrom(written: unknown): readonly string[] {
  const alternatives = listOf(written).filter(isRecord)
  if (alternatives.some((one) => Object.keys(one).length === 0)) return []
  return Object.keys(alternatives[0] ?? {})
}

const PLACES = ['path', 'query', 'header', 'cookie'] as const
/** Header parameters that OpenAPI ignores, because it describes them elsewhere (OpenAPI 3.1, 4.8.12). */
const NO_PARAMETERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization'])

function parameterFrom({ schemas }: Reading, written: Written): Parameter | null {
  const name = readTextProperty(written, 'name')
  const place = PLACES.find((one) => one === written['in'])
  if (name === null || place === undefined) return null
  if (place === 'header' && NO_PARAMETERS.has(name.toLowerCase())) return null
  const [content] = Object.values((written['content'] ?? {}) as Record<string, unknown>)
  const schema = schemas.read(written['schema'] ?? readProperty(content, 'schema'), 'request')
  const style =
    readTextProperty(written, 'style') ??
    (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  return {
    name,
    in: place,
    isRequired: place === 'path' || written['required'] === true,
    schema,
    example: exampleIn(written),
    isExploded: typeof written['explode'] === 'boolean' ? written['explode'] : style === 'form',
    style,
    isJson: content !== undefined,
  }
}

function exampleIn(written: Written): unknown {
  if (written['example'] !== undefined) return written['example']
  const [first] = Object.values((written['examples'] ?? {}) as Record<string, unknown>)
  return readProperty(first, 'value')
}

export const isJsonType = (mediaType: string): boolean =>
  /^application\/(json|[\w.+-]+\+json)\b|^\*\/\*|^application\/\*/i.test(mediaType)

export const isMultipart = (mediaType: string): boolean =>
  mediaType.toLowerCase().startsWith('multipart/form-data')

const isUrlEncoded = (mediaType: string): boolean =>
  mediaType.toLowerCase().startsWith('application/x-www-form-urlencoded')

/** Whether a body has no types of its own: its members are texts or files. */
export const isForm = (mediaType: string): boolean =>
  isUrlEncoded(mediaType) || isMultipart(mediaType)

function bodyFrom(reading: Reading, given: unknown): readonly [Body | null, string | null] {
  const written = followed(reading, given)
  const content = entriesOf(written['content'])
  if (content.length === 0) return [null, null]
  const isRequired = written['required'] === true
  const found =
    content.find(([type]) => isJsonType(type)) ??
    content.find(([type]) => isUrlEncoded(type)) ??
    content.find(([type]) => isMultipart(type))
  if (found === undefined) {
    const types = content.map(([type]) => type).join(', ')
    return [null, isRequired ? `bodies of ${types} cannot be made` : null]
  }
  const [type, media] = found
  const examples = Object.values(readProperty(media, 'examples') ?? {})
    .map((one) => readProperty(followed(reading, one), 'value'))
    .filter((one) => one !== undefined)
  const single = readProperty(media, 'example')
  const schema = reading.schemas.read(readProperty(media, 'schema'), 'request')
  return [
    {
      isRequired,
      mediaType: type.includes('*') ? 'application/json' : type,
      schema,
      examples: single === undefined ? examples : [single, ...examples],
      files: isMultipart(type)
        ? filesIn(reading.schemas.resolve(schema), readProperty(media, 'encoding'), reading)
        : new Map(),
    },
    null,
  ]
}

const ANY_FILE = 'application/octet-stream'

/** The fields that are files, in the words of OpenAPI 3.0 (`format: binary`) and of 3.1 (`contentMediaType`). */
function filesIn(
  { properties = {} }: AnySchema,
  encoding: unknown,
  { schemas }: Reading,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(properties).flatMap(([name, property]) => {
      const own = schemas.resolve(property)
      const { format, contentMediaType } = own.items ? schemas.resolve(own.items) : own
      const given = readTextProperty(readProperty(encoding, name), 'contentType')
      const type = given?.split(',')[0]?.trim() ?? contentMediaType ?? ANY_FILE
      return format === 'binary' || contentMediaType !== undefined ? [[name, type] as const] : []
    }),
  )
}

function answerFrom(reading: Reading, written: Written): Answer {
  const { schemas } = reading
  return {
    content: new Map(
      entriesOf(written['content']).map(([type, media]) => {
        const schema = readProperty(media, 'schema')
        return [
          type.toLowerCase(),
          schema === undefined ? undefined : schemas.read(schema, 'answer'),
        ]
      }),
    ),
    headers: entriesOf(written['headers']).map(([name, given]) => {
      const header = followed(reading, given)
      const schema = header['schema']
      return {
        name,
        isRequired: header['required'] === true,
        schema: schema === undefined ? undefined : schemas.read(schema, 'answer'),
      }
    }),
    links: entriesOf(written['links']).flatMap(([, link]) => linkFrom(followed(reading, link))),
  }
}

function linkFrom(written: Written): readonly Link[] {
  const reference = readTextProperty(written, 'operationRef')
  const operation =
    readTextProperty(written, 'operationId') ??
    (reference === null ? null : methodAndPath(reference))
  const { parameters } = written
  return operation === null
    ? []
    : [{ operation, parameters: isRecord(parameters) ? parameters : {} }]
}

/** `#/paths/~1users~1{id}/get` → `GET /users/{id}`. */
function methodAndPath(reference: string): string | null {
  const [, path, method] = /^#\/paths\/([^/]+)\/(\w+)$/.exec(reference) ?? []
  if (path === undefined || method === undefined) return null
  const plain = decodeURIComponent(path).replaceAll('~1', '/').replaceAll('~0', '~')
  return `${method.toUpperCase()} ${plain}`
}
