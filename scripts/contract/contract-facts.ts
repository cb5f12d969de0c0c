import { answersOf, nameOf, schemaNamed } from './contract-parts.ts'
import type { Contract, Operation, Schema } from './contract.model.ts'

/**
 * What a caller of an operation can see, by its place (`answer 200 › success › user › balance`).
 * Descriptions, examples, origins and the names of schemas are no part of it.
 */
export type Facts = ReadonlyMap<string, string>

/** Stands between the parts of a place. */
export const WITHIN = ' › '

type Fact = readonly [place: string, what: string]
type Header = { schema?: Schema; required?: boolean }
type Response = {
  $ref?: string
  headers?: Record<string, Header & { $ref?: string }>
  content?: {
    'application/json'?: unknown
    'application/problem+json'?: { schema: Schema; example?: { code?: string } }
  }
}
/** The parts of a contract that generation does not read. */
type Components = Partial<Record<'headers' | 'parameters' | 'responses', Record<string, object>>>

/** Path of an operation → its facts. */
export const factsOf = (contract: Contract): ReadonlyMap<string, Facts> =>
  new Map(
    Object.entries(contract.paths).map(([path, { post }]) => [
      path,
      new Map(operationFacts(contract, post)),
    ]),
  )

function operationFacts(contract: Contract, operation: Operation): Fact[] {
  const body: { required?: boolean } & Operation['requestBody'] = operation.requestBody
  const { schema } = body.content['application/json']
  const parameters = (operation.parameters ?? []).map((one) => {
    const { name = '', ...header } = followed<Header & { name?: string }>(
      contract,
      'parameters',
      one,
    )
    return headerFact(contract, 'request', name, header)
  })
  return [
    ['access', JSON.stringify(operation.security)],
    ['backend', operation['x-backend'] ?? 'none'],
    ['backend body', JSON.stringify(operation['x-backend-body'] ?? 'the body of the request')],
    ['protection', operation['x-protection'] ?? 'none'],
    ['session role', operation['x-session-role'] ?? 'none'],
    ...parameters,
    ...schemaFacts(contract, schema, 'request', body.required ?? false),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      responseFacts(contract, operation, status, response),
    ),
  ]
}

function responseFacts(
  contract: Contract,
  operation: Operation,
  status: string,
  written: Response,
): Fact[] {
  const { headers = {}, content } = followed<Response>(contract, 'responses', written)
  const place = `answer ${status}`
  const problem = content?.['application/problem+json']
  const answers = status === '200' ? Object.entries(answersOf(contract, operation)) : []
  return [
    [place, problem?.example?.code ?? 'an answer'],
    ...Object.entries(headers).map(([name, header]) =>
      headerFact(contract, place, name, followed<Header>(contract, 'headers', header)),
    ),
    ...answers.flatMap(([value, name]) =>
      schemaFacts(contract, schemaNamed(contract, name), place + WITHIN + value, true),
    ),
    // Every error has the same body.
    ...(problem ? schemaFacts(contract, problem.schema, 'body of an error', true) : []),
  ]
}

const headerFact = (
  contract: Contract,
  place: string,
  name: string,
  { schema = {}, required = false }: Header,
): Fact => [`${place}${WITHIN}header ${name}`, described(resolved(contract, schema), required)]

/** A schema and all that it holds, what it refers to included. */
function schemaFacts(
  contract: Contract,
  written: Schema,
  place: string,
  isRequired: boolean,
): Fact[] {
  const schema = resolved(contract, written)
  const required = schema.required ?? []
  const inner = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, property, required.includes(name)] as const,
  )
  const variants = (schema.oneOf ?? []).map(
    (variant, index) => [variantName(contract, variant, index), variant, true] as const,
  )
  const items = schema.items ? [['items', schema.items, true] as const] : []
  return [
    [place, described(schema, isRequired)],
    ...[...inner, ...variants, ...items].flatMap(([name, one, isThere]) =>
      schemaFacts(contract, one, place + WITHIN + name, isThere),
    ),
  ]
}

const variantName = (contract: Contract, variant: Schema, index: number): string => {
  const { title = String(index + 1) } = resolved(contract, variant) as { title?: string }
  return `variant ${title}`
}

/** Keywords that say nothing of what may be sent, and those whose content has facts of its own. */
const left = new Set(
  `title description example examples discriminator properties items oneOf required x-source
  x-assumption x-meaning x-problems`.split(/\s+/),
)

function described({ type = 'anything', ...schema }: Schema, isRequired: boolean): string {
  const parts = Object.entries(schema)
    .filter(([keyword]) => !left.has(keyword))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([keyword, value]) => `${keyword} ${JSON.stringify(sorted(value))}`)
  const types = [type].flat().join(' or ')
  return [types, ...parts, ...(isRequired ? [] : ['optional'])].join(', ')
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
