import type { Source } from './source-mark.ts'

/** The parts of a bundled OpenAPI 3.1 document that generation reads. */
export type Reference = { $ref: string }
export type Origin = { 'x-source'?: Source }
export type Schema = Origin & {
  $ref?: string
  type?: string | string[]
  description?: string
  format?: string
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
  'x-unit'?: string
  'x-meaning'?: Record<string, string>
  'x-problems'?: Record<string, { status: number; title: string }>
}
export type Example = { $ref?: string; value?: unknown }
type Answer = { schema: Reference; examples?: Record<string, Example> }
/** An answer is JSON or an event stream. The schema of a stream describes the data of each event. */
export type AnswerContent = { 'application/json'?: Answer; 'text/event-stream'?: Answer }
type ProblemAnswer = { content: Record<string, { example?: { code: string } }> }
export type Operation = Origin & {
  operationId: string
  tags?: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters?: Reference[]
  requestBody: { content: { 'application/json': { schema: Reference } } }
  responses: Record<string, Origin & Partial<Reference> & { content: AnswerContent }>
  'x-backend'?: string
  'x-backend-body'?: Record<string, string>
  'x-backend-names'?: Record<string, string>
  'x-session-role'?: string
  'x-protection'?: string
}
export type Contract = Origin & {
  paths: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, Schema>
    examples?: Record<string, Example>
    responses?: Record<string, Origin & ProblemAnswer>
    parameters?: Record<string, Origin & { name: string; schema: Schema }>
    securitySchemes?: Record<string, Origin>
  }
}
