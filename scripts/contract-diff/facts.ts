import { answersOf, nameOf, schemaNamed } from '../contract/contract-parts.ts'
import type { Contract, Operation, Origin, Schema } from '../contract/contract.model.ts'

export type Direction = 'operation' | 'request' | 'answer'

/** What a fact is about: an operation's own marks, or what its requests and answers hold. */
export type Kind =
  | 'operation'
  | 'body'
  | 'status'
  | 'error'
  | 'header'
  | 'property'
  | 'variant'
  | 'items'

/** What stands at one place of an operation: its keywords, by name. */
export type Fact = {
  readonly direction: Direction
  readonly kind: Kind
  /** The `status` or the HTTP status of the answer that it is part of; null: of none in particular. */
  readonly status: string | null
  readonly keywords: Readonly<Record<string, unknown>>
}

/**
 * What a caller of an operation can see, by its place (`answer 200 › success › user › balance`).
 * Descriptions, examples, origins and the names of schemas are no part of it.
 */
export type Facts = ReadonlyMap<string, Fact>

export type OperationFacts = { readonly operationId: string; readonly facts: Facts }

/** Stands between the parts of a place. */
export const WITHIN = ' › '

type Entry = readonly [place: string, fact: Fact]
type Header = { schema?: Schema; required?: boolean }
type Media = { schema?: Schema; example?: { code?: string } }
type Response = {
  $ref?: string
  headers?: Record<string, Header & { $ref?: string }>
  content?: Record<string, Media>
}
/** The parts of a contract that generation does not read. */
type Components = Partial<Record<'headers' | 'parameters' | 'responses', Record<string, object>>>

/** Path of an operation → its facts. */
export const factsOf = (contract: Contract): ReadonlyMap<string, OperationFacts> =>
  new Map(
    Object.entries(contract.paths).map(([path, { post }]) => [
      path,
      { operationId: post.operationId, facts: new Map(operationFacts(contract, post)) },
    ]),
  )

function operationFacts(contract: Contract, operation: Operation): Entry[] {
  const body: { required?: boolean; content: Record<string, Media> } = operation.requestBody
  const asked = { contract, direction: 'request', status: null } as const
  const mark = (place: string, value: unknown): Entry => [
    place,
    { direction: 'operation', kind: 'operation', status: null, keywords: { [place]: value } },
  ]
  const parameters = (operation.parameters ?? []).map((one) => {
    const { name = '', ...header } = followed<Header & { name?: string }>(
      contract,
      'parameters',
      one,
    )
    return headerEntry(asked, 'request', name, header)
  })
  return [
    mark('operation id', operation.operationId),
    mark('access', accessOf(contract, operation)),
    mark('backend', operation['x-backend'] ?? 'none'),
    mark('backend body', operation['x-backend-body'] ?? 'the body of the request'),
    mark('protection', operation['x-protection'] ?? 'none'),
    mark('session role', operation['x-session-role'] ?? 'none'),
    ...parameters,
    ...bodyEntries(asked, 'request', body.content, {
      kind: 'body',
      isRequired: body.required ?? false,
    }),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      responseEntries(contract, operation, status, response),
    ),
  ]
}

type Scheme = Origin & { type?: string; scheme?: string; in?: string; name?: string }

/** Each way to show who calls, with how it is sent: `sessionCookie (apiKey cookie __Host-session)`. */
function accessOf({ components }: Contract, { security }: Operation): string[] {
  const schemes: Readonly<Record<string, Scheme>> = components.securitySchemes ?? {}
  const described = (name: string) => {
    const { type, scheme, in: place, name: sent } = schemes[name] ?? {}
    const how = [type, scheme, place, sent].filter((part) => part !== undefined).join(' ')
    return how === '' ? name : `${name} (${how})`
  }
  return security.map((way) => Object.keys(way).map(described).join(' and ')).toSorted()
}

/** Where facts are read, and of what. */
type Reading = Pick<Fact, 'direction' | 'status'> & { readonly contract: Contract }

function responseEntries(
  contract: Contract,
  operation: Operation,
  status: string,
  written: Response,
): Entry[] {
  const { headers = {}, content = {} } = followed<Response>(contract, 'responses', written)
  const place = `answer ${status}`
  const isError = status !== '200'
  const told = { contract, direction: 'answer', status: isError ? status : null } as const
  const answers = isError ? [] : Object.entries(answersOf(contract, operation))
  const code = content['application/problem+json']?.example?.code
  return [
    [
      place,
      {
        direction: 'answer',
        kind: isError ? 'error' : 'body',
        status: told.status,
        keywords: {
          ...(code === undefined ? {} : { code }),
          'media types': Object.keys(content).toSorted(),
        },
      },
    ],
    ...Object.entries(headers).map(([name, header]) =>
      headerEntry(told, place, name, followed<Header>(contract, 'headers', header)),
    ),
    ...answers.flatMap(([value, name]) =>
      schemaEntries(
        { ...told, status: value },
        schemaNamed(contract, name),
        place + WITHIN + value,
        { kind: 'status', isRequired: true },
      ),
    ),
    // Every error has the same body: it is told once, of no status in particular.
    ...(isError ? problemEntries({ ...told, status: null }, content) : []),
  ]
}

const problemEntries = (reading: Reading, content: Record<string, Media>): Entry[] => {
  const { schema } = content['application/problem+json'] ?? {}
  const shape = { kind: 'body', isRequired: true } as const
  return schema === undefined ? [] : schemaEntries(reading, schema, 'body of an error', shape)
}

/** What is known of a schema from where it stands. */
type Standing = {
  readonly kind: Kind
  readonly isRequired: boolean
  /** The references that led here. */
  readonly above?: readonly string[]
}

function bodyEntries(
  reading: Reading,
  place: string,
  content: Record<string, Media>,
  standing: Standing,
): Entry[] {
  const { schema = {} } = content['application/json'] ?? {}
  const [[, own], ...inner] = schemaEntries(reading, schema, place, standing) as [Entry, ...Entry[]]
  const keywords = { ...own.keywords, 'media types': Object.keys(content).toSorted() }
  return [[place, { ...own, keywords }], ...inner]
}

const headerEntry = (
  { contract, direction, status }: Reading,
  place: string,
  name: string,
  { schema = {}, required = false }: Header,
): Entry => [
  `${place}${WITHIN}header ${name}`,
  { direction, status, kind: 'header', keywords: keywordsOf(resolved(contract, schema), required) },
]

/** A schema and all that it holds, what it refers to included; what refers to itself is followed once. */
function schemaEntries(
  reading: Reading,
  written: Schema,
  place: string,
  { kind, isRequired, above = [] }: Standing,
): Entry[] {
  const { contract, direction, status } = reading
  const schema = resolved(contract, written)
  const own: Entry = [place, { direction, status, kind, keywords: keywordsOf(schema, isRequired) }]
  if (written.$ref !== undefined && above.includes(written.$ref)) return [own]
  const required = schema.required ?? []
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, one]) => [name, one, 'property', required.includes(name)] as const,
    ),
    ...(schema.oneOf ?? []).map(
      (one, index) => [variantName(contract, schema, one, index), one, 'variant', true] as const,
    ),
    ...(schema.items ? [['items', schema.items, 'items', true] as const] : []),
  ]
  const refs = written.$ref === undefined ? above : [...above, written.$ref]
  return [
    own,
    ...parts.flatMap(([name, one, what, isThere]) =>
      schemaEntries(reading, one, place + WITHIN + name, {
        kind: what,
        isRequired: isThere,
        above: refs,
      }),
    ),
  ]
}

type Union = { discriminator?: { mapping?: Record<string, string> } }

/** By the values that tell it apart, else by its title or type: no name of a schema says anything. */
const variantName = (
  contract: Contract,
  union: Schema & Union,
  variant: Schema,
  index: number,
): string => {
  const values = Object.entries(union.discriminator?.mapping ?? {})
    .filter(([, $ref]) => $ref === variant.$ref)
    .map(([value]) => value)
  if (values.length > 0) return `variant ${values.toSorted().join(', ')}`
  const { title, type } = resolved(contract, variant) as Schema & { title?: string }
  return `variant ${title ?? [type ?? index + 1].flat().join(' or ')}`
}

/** Keywords that say nothing of what may be sent, and those whose content has facts of its own. */
const left = new Set(
  `title description example examples discriminator properties items oneOf required $comment
  x-source x-assumption x-meaning x-problems`.split(/\s+/),
)

function keywordsOf(schema: Schema, isRequired: boolean): Fact['keywords'] {
  const parts = Object.entries(schema)
    .filter(([keyword]) => !left.has(keyword))
    .map(([keyword, value]) => [keyword, sorted(keyword === 'type' ? [value].flat() : value)])
  return { ...Object.fromEntries(parts), required: isRequired }
}

/** The order of an enumeration's values says nothing. */
const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)

/** A schema with what it refers to; its own keywords come first. */
function resolved(contract: Contract, { $ref, ...own }: Schema): Schema {
  return $ref === undefined
    ? own
    : { ...resolved(contract, schemaNamed(contract, nameOf({ $ref }))), ...own }
}

/** What stands there, or what it refers to among the components of that kind. */
function followed<Value>({ components }: Contract, kind: keyof Components, written: object): Value {
  if (!('$ref' in written)) return written as Value
  const name = nameOf(written as { $ref: string })
  return ((components as Components)[kind]?.[name] ?? {}) as Value
}
