import type { ValidateFunction } from 'ajv'
import { nameOf, schemaNamed, schemaCompiler, idsIn } from '#contract'
import type { Contract } from '#contract'
import type { DocumentedAnswer, HeaderParameter, JsonSchema, Operation } from './model.ts'

type Loose = Readonly<Record<string, never>>
type Written = { readonly $ref?: string }

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
  idsIn(marked['x-source'] ?? 'document') ?? []

function compilerOf({ components: { schemas } }: Contract) {
  const compiler = schemaCompiler()
  const local = JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')
  compiler.addSchema({ $id: 'contract', $defs: JSON.parse(local) as object })
  return compiler
}

/** The contract as used by the checks; the only knowledge about a backend. */
export function contractUnderTest(document: Contract): ContractUnderTest {
  // Made when first used, because many readers of a contract validate nothing.
  let compiled: ReturnType<typeof schemaCompiler> | undefined
  const compiler = () => (compiled ??= compilerOf(document))

  // Cached, because every answer of a run is checked.
  const resolved = new WeakMap<JsonSchema, JsonSchema>()
  const validators = new Map<string, ValidateFunction>()

  const resolve = (schema: string | JsonSchema): JsonSchema => {
    if (typeof schema === 'string') return schemaNamed(document, schema)
    if (schema.$ref === undefined) return schema
    const cached = resolved.get(schema)
    if (cached !== undefined) return cached
    const { $ref, ...own } = schema
    const found = { ...resolve(nameOf({ $ref })), ...own }
    resolved.set(schema, found)
    return found
  }

  const validatorOf = (name: string): ValidateFunction => {
    const validate = validators.get(name) ?? compiler().getSchema(`contract#/$defs/${name}`)
    if (validate === undefined) throw new Error(`The contract has no schema ${name}.`)
    validators.set(name, validate)
    return validate
  }

  const operations = Object.entries(document.paths)
    // A stream of events has no one answer to check.
    .filter(([, { post }]) => post.responses['200']?.content['text/event-stream'] === undefined)
    .map(([path, { post }]) => operationAt(document, path, post as unknown as Loose, resolve))
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
      const found = byId.get(id)
      if (found === undefined) throw new Error(`The contract has no operation ${id}.`)
      return found
    },
    resolve,
    faultsOf: (schema, value) => {
      const validate = validatorOf(schema)
      if (validate(value) === true) return []
      return (validate.errors ?? []).map(({ instancePath, keyword, params, message }) => ({
        pointer: instancePath,
        keyword,
        params: params as Readonly<Record<string, unknown>>,
        message: message ?? keyword,
      }))
    },
  }
}

type Resolve = ContractUnderTest['resolve']

function operationAt(document: Contract, path: string, post: Loose, resolve: Resolve): Operation {
  const written = post as unknown as {
    operationId: string
    security: readonly unknown[]
    parameters?: readonly Written[]
    requestBody: {
      required?: boolean
      content: Readonly<
        Record<string, { schema: { $ref: string }; examples?: Record<string, { value: unknown }> }>
      >
    }
    responses: Readonly<Record<string, Written>>
  }
  const media = written.requestBody.content['application/json']
  if (media === undefined) throw new Error(`${written.operationId} takes no JSON.`)
  const request = nameOf(media.schema)
  const answers = new Map(
    Object.entries(written.responses).map(([status, answer]) => [
      Number(status),
      successOf(document, answer),
    ]),
  )
  const done = answers.get(200)?.schema ?? ''
  return {
    id: written.operationId,
    path,
    isForMembers: written.security.length > 0,
    request,
    requests: variantsOf(request, resolve),
    needsBody: written.requestBody.required === true,
    examples: Object.values(media.examples ?? {}).map(({ value }) => value),
    headers: (written.parameters ?? []).map((one) => headerOf(document, one)),
    answers,
    outcomes: new Map(
      variantsOf(done, resolve).map((name) => [
        String(resolve(name).properties?.['status']?.const),
        name,
      ]),
    ),
    assumptions: assumptionsIn(post),
  }
}

const variantsOf = (name: string, resolve: Resolve): readonly string[] =>
  resolve(name).oneOf?.map((variant) => nameOf({ $ref: variant.$ref ?? '' })) ?? [name]

function followed<Value>(document: Contract, kind: string, written: Written): Value {
  const { $ref } = written
  if ($ref === undefined) return written as Value
  const components = document.components as unknown as Record<string, Record<string, Value>>
  const found = components[kind]?.[nameOf({ $ref })]
  if (found === undefined) throw new Error(`The contract has no ${$ref}.`)
  return found
}

function headerOf(document: Contract, written: Written): HeaderParameter {
  const { name, required, schema, example, ...rest } = followed<{
    name: string
    required: boolean
    schema: JsonSchema
    example?: string
  }>(document, 'parameters', written)
  return { name, isRequired: required, schema, example, assumptions: assumptionsIn(rest) }
}

function successOf(document: Contract, written: Written): DocumentedAnswer {
  const answer = followed<{
    'x-source'?: unknown
    headers?: Record<string, Written>
    content: Record<string, { schema: { $ref: string } }>
  }>(document, 'responses', written)
  const [[mediaType, { schema }] = ['', { schema: { $ref: '' } }]] = Object.entries(answer.content)
  const headers = Object.entries(answer.headers ?? {}).map(([name, header]) => {
    const found = followed<{ required?: boolean; schema: JsonSchema }>(document, 'headers', header)
    return { name, isRequired: found.required === true, schema: found.schema }
  })
  return { mediaType, schema: nameOf(schema), headers, assumptions: assumptionsIn(answer) }
}
