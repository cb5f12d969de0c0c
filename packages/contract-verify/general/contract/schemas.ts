import type { ValidateFunction } from 'ajv'
import { lenientCompiler } from '@maru/contract'
import { isRecord } from '../../../../src/lib/json.ts'
import type { SchemaFault } from '../../core/contract-under-test.ts'
import type { AnySchema, Direction } from './general.model.ts'
import { targetOf } from './read-document.ts'
import type { OpenApiDocument } from './read-document.ts'

type Written = Readonly<Record<string, unknown>>

const ONE = ['items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'] as const
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
const MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs'] as const

export type Schemas = {
  /** A schema of the document, as draft 2020-12 for requests or for answers. */
  readonly read: (written: unknown, direction: Direction) => AnySchema
  readonly resolve: (schema: AnySchema) => AnySchema
  readonly faultsOf: (schema: AnySchema, value: unknown) => readonly SchemaFault[]
  readonly unusable: ReadonlyMap<AnySchema, string>
}

/** The schemas of an OpenAPI document, of 3.0 and 3.1 alike. */
export function schemasOf(document: OpenApiDocument): Schemas {
  const isOld = String(document['openapi']).startsWith('3.0')
  const compiler = lenientCompiler()
  /** Direction and reference → its address in the compiler. */
  const addresses = new Map<string, string>()
  const known = new Map<string, AnySchema>()
  const validators = new Map<AnySchema, ValidateFunction | null>()
  const unusable = new Map<AnySchema, string>()

  const addressOf = (reference: string, direction: Direction): string => {
    const key = `${direction} ${reference}`
    const before = addresses.get(key)
    if (before !== undefined) return before
    const address = `contract:${addresses.size}`
    // Set first, because schemas may refer to themselves.
    addresses.set(key, address)
    const schema = read(targetOf(document, reference), direction)
    known.set(address, schema)
    compiler.addSchema(schema, address)
    return address
  }

  const read = (written: unknown, direction: Direction): AnySchema => {
    if (typeof written === 'boolean') return written ? {} : ({ not: {} } as AnySchema)
    if (!isRecord(written)) return {}
    const { $ref } = written
    if (typeof $ref === 'string') {
      const own = isOld ? {} : rest(written, ['$ref'])
      const target = { $ref: addressOf($ref, direction) }
      return Object.keys(own).length === 0 ? target : { ...read(own, direction), ...target }
    }
    const inner = (one: unknown) => read(one, direction)
    const schema: Record<string, unknown> = { ...written }
    for (const name of ONE) if (name in written) schema[name] = inner(written[name])
    for (const name of LISTS)
      if (Array.isArray(written[name])) schema[name] = written[name].map(inner)
    for (const name of MAPS)
      if (isRecord(written[name]))
        schema[name] = Object.fromEntries(
          Object.entries(written[name]).map(([key, one]) => [key, inner(one)]),
        )
    if (isRecord(written['additionalProperties']))
      schema['additionalProperties'] = inner(written['additionalProperties'])
    leaveOutHidden(schema, written, direction, document)
    return withoutOldKeywords(schema)
  }

  const resolve = (schema: AnySchema): AnySchema => {
    const { $ref, ...own } = schema
    if ($ref === undefined) return schema
    return { ...resolve(known.get($ref) ?? {}), ...own }
  }

  const validatorOf = (schema: AnySchema): ValidateFunction | null => {
    const before = validators.get(schema)
    if (before !== undefined) return before
    let made: ValidateFunction | null = null
    try {
      made = compiler.compile(schema)
    } catch (error) {
      unusable.set(schema, (error as Error).message)
    }
    validators.set(schema, made)
    return made
  }

  return {
    read,
    resolve,
    unusable,
    faultsOf: (schema, value) => {
      const validate = validatorOf(schema)
      if (validate === null || validate(value) === true) return []
      return (validate.errors ?? []).map(({ instancePath, keyword, params, message }) => ({
        pointer: instancePath,
        keyword,
        params: params as Readonly<Record<string, unknown>>,
        message: message ?? keyword,
      }))
    },
  }
}

const rest = (value: Written, names: readonly string[]): Written =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))

/** Properties for the other direction are neither required nor sent (OpenAPI 3.0.3, 4.7.24). */
function leaveOutHidden(
  schema: Record<string, unknown>,
  written: Written,
  direction: Direction,
  document: OpenApiDocument,
): void {
  const { properties, required } = written
  if (!isRecord(properties)) return
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly'
  const isHidden = (one: unknown): boolean => {
    if (!isRecord(one)) return false
    const { $ref } = one
    return one[mark] === true || (typeof $ref === 'string' && isHidden(targetOf(document, $ref)))
  }
  const hidden = Object.keys(properties).filter((name) => isHidden(properties[name]))
  if (hidden.length === 0) return
  if (Array.isArray(required))
    schema['required'] = required.filter((name) => !hidden.includes(String(name)))
  if (direction === 'request') schema['properties'] = rest(schema['properties'] as Written, hidden)
}

/** OpenAPI 3.0 has `nullable`, and limits that are exclusive by a second keyword; contracts of 3.1 have leftovers of it. */
function withoutOldKeywords(schema: Record<string, unknown>): Written {
  const { nullable, minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...own } = schema
  const isBelow = exclusiveMinimum === true
  const isAbove = exclusiveMaximum === true
  const limits = {
    ...(minimum === undefined ? {} : { [isBelow ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum === undefined ? {} : { [isAbove ? 'exclusiveMaximum' : 'maximum']: maximum }),
    ...(typeof exclusiveMinimum === 'number' ? { exclusiveMinimum } : {}),
    ...(typeof exclusiveMaximum === 'number' ? { exclusiveMaximum } : {}),
  }
  const plain = { ...own, ...limits }
  if (nullable !== true) return plain
  const { type, enum: values } = plain as AnySchema
  if (type !== undefined)
    return {
      ...plain,
      type: [type, 'null'].flat(),
      ...(values === undefined || values.includes(null) ? {} : { enum: [...values, null] }),
    }
  return { anyOf: [plain, { type: 'null' }] }
}
