import type { Source } from './assumptions.ts'

/** The parts of an OpenAPI 3.1 document that generation reads, after bundling. */
export type Reference = { $ref: string }
export type Origin = { 'x-source'?: Source }
export type Schema = Origin & {
  $ref?: string
  type?: string | string[]
  const?: string
  default?: number | string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: (string | null)[]
  oneOf?: Reference[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  'x-meaning'?: Record<string, string>
  'x-problems'?: Record<string, { status: number; title: string }>
}
export type Example = { $ref?: string; value?: unknown }
type Answer = { schema: Reference; examples?: Record<string, Example> }
export type Operation = Origin & {
  operationId: string
  summary: string
  security: Record<string, string[]>[]
  parameters?: Reference[]
  requestBody: { content: { 'application/json': { schema: Reference } } }
  responses: Record<string, Origin & { content: { 'application/json': Answer } }>
  'x-backend'?: string
  'x-backend-body'?: Record<string, string>
  'x-session-role'?: string
}
export type Contract = Origin & {
  paths: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, Schema>
    examples?: Record<string, Example>
    parameters?: Record<string, Origin & { name: string; schema: Schema }>
    securitySchemes?: Record<string, Origin>
  }
}

/** The name behind `#/components/schemas/Name`. */
export const nameOf = (reference: Reference) =>
  reference.$ref.slice(reference.$ref.lastIndexOf('/') + 1)

/** The schema that a reference of this contract names. */
export function schemaNamed(contract: Contract, name: string): Schema {
  const schema = contract.components.schemas[name]
  if (!schema) throw new Error(`The contract has no schema ${name}.`)
  return schema
}

/** The 200 answer's shapes by their `status` value: status → schema name. */
export function answersOf(contract: Contract, operation: Operation): Record<string, string> {
  const media = operation.responses['200']?.content['application/json']
  if (!media) throw new Error(`${operation.operationId} has no 200 answer.`)
  const name = nameOf(media.schema)
  const variants = schemaNamed(contract, name).oneOf?.map(nameOf) ?? [name]
  return Object.fromEntries(
    variants.map((variant) => {
      const status = schemaNamed(contract, variant).properties?.['status']?.const
      if (!status) throw new Error(`${variant} has no status with a const.`)
      return [status, variant]
    }),
  )
}

/** The name of the request's schema. */
export const requestOf = (operation: Operation) =>
  nameOf(operation.requestBody.content['application/json'].schema)
