import type { Operation, Origin } from './contract.model.ts'

/** What a route says of a body where it differs from the backend's. */
export type BodyChange = Origin & {
  /** `schemas/<file>.yaml#/<Name>`. */
  schema?: string
  required?: boolean
  examples?: Record<string, unknown>
  /** Of an answer: headers beside those of the backend's. */
  headers?: Record<string, unknown>
}

/** One row of openapi/routes.yaml; what is not named here is a field of the OpenAPI operation. */
export type Route = {
  /** Operation of public.yaml, without `/public/`; the proxy answers a route without it by itself. */
  backend?: string
  access: 'guest' | 'member'
  request?: BodyChange
  answer?: BodyChange
  /** What the proxy answers beside the backend. */
  adds?: {
    /** Shapes of 200 answers, `schemas/<file>.yaml#/<Name>`, each with a `status` of its own. */
    answers?: string[]
    /** HTTP status → name of a response component. */
    errors?: Record<string, string>
  }
  /** Error statuses that this route cannot answer, whatever the others do. */
  lacks?: string[]
  tags?: string[]
  summary?: string
}

type Components = Record<string, Record<string, unknown>>

/** openapi/routes.yaml. */
export type RouteTable = {
  /** What proxy.yaml says of itself; tags and components come on top of public.yaml's. */
  document: { tags: unknown[]; components: Components; [field: string]: unknown }
  errors: Record<'every' | 'member' | 'backed' | 'money', Record<string, string>>
  security: Record<Route['access'], Record<string, string[]>[]>
  /** What the routes share that have no backend operation. */
  own: Pick<WrittenOperation, 'parameters'> & { answer: Omit<WrittenAnswer, 'content'> }
  routes: Record<string, Route>
}

/** A document of openapi/ as it is written: references lead to files beside it. */
export type WrittenContract = {
  openapi: string
  tags: unknown[]
  components: Components
  paths: Record<string, { post: WrittenOperation }>
}

type Example = { schema: { $ref: string }; examples?: Record<string, unknown> }
type Json = { content: { 'application/json': Example } }

export type WrittenAnswer = Json &
  Origin & { description: string; headers: Record<string, unknown> }

export type WrittenOperation = Pick<Operation, 'operationId' | 'security'> & {
  tags: string[]
  summary: string
  parameters: { $ref: string }[]
  requestBody: Json & { required: boolean }
  responses: Record<string, { $ref: string } | WrittenAnswer>
  [extension: `x-${string}`]: unknown
}
