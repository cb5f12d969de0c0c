import type { Route } from './routes.model.ts'

type Body = {
  /** `schemas/<file>.yaml#/<Name>`, or `#/schemas/<Name>` of the same file. */
  readonly schema: string
  readonly examples?: Readonly<Record<string, unknown>>
}

/** openapi/operations/<feature>/<operationId>.yaml: what is known of one operation of the backend. */
export type WrittenOperationFile = {
  /** Below `/public/`. */
  readonly path: string
  readonly summary: string
  readonly 'x-source': unknown
  readonly access: 'guest' | 'member'
  /** It moves money, and carries `Idempotency-Key`. */
  readonly money?: boolean
  /** Names of parameters beside those that follow from `money`. */
  readonly parameters?: readonly string[]
  /** None: the body is empty. */
  readonly request?: Body
  readonly answer: Body
  /** Routes of the site that stand for it, by name; what one does not say is as here. */
  readonly routes?: Readonly<Record<string, Partial<Omit<Route, 'backend'>>>>
  /** What it does to what the backend keeps; none: it only reads. */
  readonly effects?: Readonly<Record<string, unknown>>
  /** Where the values of its request come from, by schema of the request. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Limits of a request that an answer says, by schema of the request. */
  readonly limits?: Readonly<Record<string, unknown>>
  /** Schemas that only this operation uses. */
  readonly schemas?: Readonly<Record<string, unknown>>
  /** Assumptions that only this operation makes, by id. */
  readonly assumptions?: Readonly<Record<string, unknown>>
}

export type OperationFile = {
  /** Relative to openapi/. */
  readonly file: string
  /** The file's name. */
  readonly operationId: string
  /** The folder: a tag of backend.yaml. */
  readonly feature: string
  readonly written: WrittenOperationFile
}
