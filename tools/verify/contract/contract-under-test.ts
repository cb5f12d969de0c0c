import type { ValidateFunction } from 'ajv'
import { nameOf, requireSchema, schemaCompiler, assumptionIdsOf } from '#contract'
import type { Contract, Source } from '#contract'
import type { DocumentedAnswer, HeaderParameter, JsonSchema, Operation } from './model.ts'

export type SchemaFault = {
  readonly pointer: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}

export type ContractUnderTest = {
  readonly title: string
  readonly version: string
  readonly operations: readonly Operation[]
  readonly document: Contract
  readonly sessionAssumptions: readonly string[]
  /** @throws for an unknown operation */
  readonly operation: (id: string) => Operation
  readonly resolve: (schema: string | JsonSchema) => JsonSchema
  readonly faultsOf: (schema: string, value: unknown) => readonly SchemaFault[]
}

export const assumptionsIn = (marked: { readonly 'x-source'?: unknown }): readonly string[] =>
  assumptionIdsOf(marked['x-source'] ?? 'document') ?? []

function compilerOf({ components: { schemas } }: Contract) {
  const compiler = schemaCompiler()
  const localSchemas = JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')
  compiler.addSchema({ $id: 'contract', $defs: JSON.parse(localSchemas) as object })
  return compiler
}

/** The contract as used by the checks; the only knowledge about a backend. */
export function contractUnderTest(document: Contract): ContractUnderTest {
  // The compiler is created on first use, because many readers of a contract validate nothing.
  let cachedCompiler: ReturnType<typeof schemaCompiler> | undefined
  const compiler = () => (cachedCompiler ??= compilerOf(document))

  // Schemas are cached, because every answer of a run is checked.
  const resolvedSchemas = new WeakMap<JsonSchema, JsonSchema>()
  const validators = new Map<string, ValidateFunction>()

  const resolve = (schema: string | JsonSchema): JsonSchema => {
    if (typeof schema === 'string') return requireSchema(document, schema)
    if (schema.$ref === undefined) return schema
    const cached = resolvedSchemas.get(schema)
    if (cached !== undefined) return cached
    const { $ref, ...keywords } = schema
    const resolvedSchema = { ...resolve(nameOf({ $ref })), ...keywords }
    resolvedSchemas.set(schema, resolvedSchema)
    return resolvedSchema
  }

  const requireValidator = (name: string): ValidateFunction => {
    const validate = validators.get(name) ?? compiler().getSchema(`contract#/$defs/${name}`)
    if (validate === undefined) throw new Error(`The contract has no schema ${name}.`)
    validators.set(name, validate)
    return validate
  }

  const operations = Object.entries(document.paths)
    // A stream of events has no one answer to check.
    .filter(([, { post }]) => post.responses['200']?.content['text/event-stream'] === undefined)
    .map(([path, { post }]) =>
      parseOperation(document, path, post as unknown as WrittenOperation, resolve),
    )
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const { info } = document as unknown as { info: { title: string; version: string } }

  return {
    title: info.title,
    version: info.version,
    operations,
    document,
    sessionAssumptions: Object.values(document.components.securitySchemes ?? {}).flatMap(
      assumptionsIn,
    ),
    operation: (id) => {
      const existing = byId.get(id)
      if (existing === undefined) throw new Error(`The contract has no operation ${id}.`)
      return existing
    },
    resolve,
    faultsOf: (schema, value) => {
      const validate = requireValidator(schema)
      if (validate(value) === true) return []
      return (validate.errors ?? []).map(
        ({ instancePath, keyword, params, message = keyword }) => ({
          pointer: instancePath,
          keyword,
          params: params as Readonly<Record<string, unknown>>,
          message,
        }),
      )
    },
  }
}

type Resolve = ContractUnderTest['resolve']
type Link = { readonly $ref?: string }
type Media<More = object> = Readonly<Record<string, { schema: { $ref: string } } & More>>
type WrittenOperation = {
  readonly operationId: string
  readonly security: readonly unknown[]
  readonly parameters?: readonly Link[]
  readonly requestBody: {
    readonly required?: boolean
    readonly content: Media<{ examples?: Record<string, { value: unknown }> }>
  }
  readonly responses: Readonly<Record<string, Link>>
  readonly 'x-source'?: Source
}

function parseOperation(
  document: Contract,
  path: string,
  post: WrittenOperation,
  resolve: Resolve,
): Operation {
  const { operationId: id, requestBody, responses, parameters = [] } = post
  const media = requestBody.content['application/json']
  if (media === undefined) throw new Error(`${id} takes no JSON.`)
  const request = nameOf(media.schema)
  const answers = new Map(
    Object.entries(responses).map(([status, response]) => [
      Number(status),
      documentedAnswer(document, response),
    ]),
  )
  const successSchemas = variantsOf(answers.get(200)?.schema ?? '', resolve)
  return {
    id,
    path,
    isForMembers: post.security.length > 0,
    request,
    requests: variantsOf(request, resolve),
    needsBody: requestBody.required === true,
    examples: Object.values(media.examples ?? {}).map(({ value }) => value),
    headers: parameters.map((parameter) => headerOf(document, parameter)),
    answers,
    outcomes: new Map(
      successSchemas.map((name) => [String(resolve(name).properties?.['status']?.const), name]),
    ),
    assumptions: assumptionsIn(post),
  }
}

const variantsOf = (name: string, resolve: Resolve): readonly string[] =>
  resolve(name).oneOf?.map((variant) => nameOf({ $ref: variant.$ref ?? '' })) ?? [name]

function followReference<Value>(document: Contract, kind: string, reference: Link): Value {
  const { $ref } = reference
  if ($ref === undefined) return reference as Value
  const components = document.components as unknown as Record<string, Record<string, Value>>
  const component = components[kind]?.[nameOf({ $ref })]
  if (component === undefined) throw new Error(`The contract has no ${$ref}.`)
  return component
}

type WrittenHeader = Pick<HeaderParameter, 'name' | 'schema'> & {
  readonly required?: boolean
  readonly example?: string
  readonly 'x-source'?: Source
}

function headerOf(document: Contract, reference: Link): HeaderParameter {
  const header = followReference<WrittenHeader>(document, 'parameters', reference)
  const { name, required = false, schema, example } = header
  return { name, isRequired: required, schema, example, assumptions: assumptionsIn(header) }
}

function documentedAnswer(document: Contract, reference: Link): DocumentedAnswer {
  type WrittenAnswer = { headers?: Record<string, Link>; content: Media; 'x-source'?: Source }
  const answer = followReference<WrittenAnswer>(document, 'responses', reference)
  const [[mediaType, { schema }] = ['', { schema: { $ref: '' } }]] = Object.entries(answer.content)
  const headers = Object.entries(answer.headers ?? {}).map(([name, link]) => {
    const { required = false, schema: headerSchema } = followReference<WrittenHeader>(
      document,
      'headers',
      link,
    )
    return { name, isRequired: required, schema: headerSchema }
  })
  return { mediaType, schema: nameOf(schema), headers, assumptions: assumptionsIn(answer) }
}
