import type { Operation, Origin } from './contract.model.ts'

export type BodyChange = Origin & {
  /** `schemas/<file>.yaml#/<Name>`. */
  schema?: string
  required?: boolean
  examples?: Record<string, unknown>
  headers?: Record<string, unknown>
}

/** An answer of the proxy alone may be a stream, whose schema is that of each event's data. */
type AnswerChange = BodyChange & { media?: 'text/event-stream' }

/** One row of openapi/routes.yaml; other fields belong to the OpenAPI operation. */
export type Route = {
  /** Operation of public.yaml without `/public/`; missing: the proxy answers itself. */
  backend?: string
  access: 'guest' | 'member'
  request?: BodyChange
  answer?: AnswerChange
  /** Additional answers of the proxy. */
  adds?: {
    /** Shapes of 200 answers, `schemas/<file>.yaml#/<Name>`, each with its own `status`. */
    answers?: string[]
    /** HTTP status → name of a response component. */
    errors?: Record<string, string>
  }
  /** Error statuses that this route never answers. */
  lacks?: string[]
  tags?: string[]
  summary?: string
}

type Components = Record<string, Record<string, unknown>>

/** openapi/routes.yaml. */
export type RouteTable = {
  document: { info: object; tags: unknown[]; components: Components; [field: string]: unknown }
  errors: Record<'every' | 'member' | 'backed' | 'money', Record<string, string>>
  security: Record<Route['access'], Record<string, string[]>[]>
  /** Common parts of routes without a backend operation. */
  own: Pick<WrittenOperation, 'parameters'> & {
    answer: Omit<WrittenAnswer, 'content'>
    headers?: Record<string, unknown>
  }
  routes: Record<string, Route>
}

export type WrittenContract = {
  openapi: string
  info: { version: string }
  tags: unknown[]
  components: Components
  paths: Record<string, { post: WrittenOperation }>
}

type Example = { schema: { $ref: string }; examples?: Record<string, unknown> }
type Json = { content: { 'application/json': Example } }

export type WrittenAnswer = Origin & {
  description: string
  headers: Record<string, unknown>
  content: { 'application/json'?: Example; 'text/event-stream'?: Example }
}

export type WrittenOperation = Pick<Operation, 'operationId' | 'security'> & {
  tags: string[]
  summary: string
  parameters: { $ref: string }[]
  requestBody: Json & { required: boolean }
  responses: Record<string, { $ref: string } | WrittenAnswer>
  [extension: `x-${string}`]: unknown
}
