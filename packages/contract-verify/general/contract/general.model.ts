import type { SchemaFault } from '../../core/contract-under-test.ts'

/** A JSON Schema of draft 2020-12; a `$ref` names another one of the same contract. */
export type AnySchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly contentMediaType?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minProperties?: number
  readonly oneOf?: readonly AnySchema[]
  readonly anyOf?: readonly AnySchema[]
  readonly allOf?: readonly AnySchema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, AnySchema>>
  readonly additionalProperties?: boolean | AnySchema
  readonly items?: AnySchema
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly default?: unknown
  readonly example?: unknown
  readonly examples?: readonly unknown[]
}

/** Where a schema is used: `readOnly` properties are not sent, `writeOnly` ones not answered. */
export type Direction = 'request' | 'answer'

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly isRequired: boolean
  readonly schema: AnySchema
  readonly example: unknown
  /** Whether lists are sent as one parameter per item. */
  readonly isExploded: boolean
  readonly style: string
  /** Sent as JSON text. */
  readonly isJson: boolean
}

export type Body = {
  readonly isRequired: boolean
  readonly mediaType: string
  readonly schema: AnySchema
  readonly examples: readonly unknown[]
  /** Fields of `multipart/form-data` that are files, and their media types. */
  readonly files: ReadonlyMap<string, string>
}

export type Answer = {
  /** Media type → schema; undefined: any content. */
  readonly content: ReadonlyMap<string, AnySchema | undefined>
  readonly headers: readonly {
    readonly name: string
    readonly isRequired: boolean
    readonly schema: AnySchema | undefined
  }[]
  readonly links: readonly Link[]
}

/** A link of an answer: the operation, and an expression for each of its parameters. */
export type Link = {
  readonly operation: string
  readonly parameters: Readonly<Record<string, unknown>>
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'TRACE'

export type GeneralOperation = {
  /** Its `operationId`, or method and path. */
  readonly id: string
  readonly method: Method
  /** With `{parameters}`. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Body | null
  /** Why no request can be made, such as a body that is not JSON; null: one can. */
  readonly unsupported: string | null
  /** Status, range such as `2XX`, or `default` → answer. */
  readonly answers: ReadonlyMap<string, Answer>
  /** Names of its security schemes; empty: needs no login. */
  readonly security: readonly string[]
  /** Whether these are the only way in, so that each of them is needed. */
  readonly needsEach: boolean
  readonly isDeprecated: boolean
  /** The extension `x-verify`; undefined: none. */
  readonly extension: unknown
}

export type SecurityScheme = {
  readonly type: string
  readonly in: string
  readonly name: string
  readonly scheme: string
}

export type GeneralContract = {
  readonly title: string
  readonly version: string
  readonly operations: readonly GeneralOperation[]
  readonly security: ReadonlyMap<string, SecurityScheme>
  /** SHA-256 of the document, hexadecimal. */
  readonly digest: string
  /** Address or path of its first server; null: none. */
  readonly server: string | null
  /** A schema without `$ref`. */
  readonly resolve: (schema: AnySchema) => AnySchema
  /** Violations of a value; none for a schema that cannot be compiled. */
  readonly faultsOf: (schema: AnySchema, value: unknown) => readonly SchemaFault[]
  /** Schemas that cannot be compiled, with the reason. */
  readonly unusable: ReadonlyMap<AnySchema, string>
}
