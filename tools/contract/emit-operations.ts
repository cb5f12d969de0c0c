import { requireAnswers, nameOf, requestOf, requireSchema } from './contract-parts.ts'
import type { Contract, Operation } from './contract.model.ts'

const parameterNames = (contract: Contract, operation: Operation) =>
  (operation.parameters ?? []).map(
    (parameter) => contract.components.parameters?.[nameOf(parameter)]?.name,
  )

function sharedFields(contract: Contract, operation: Operation) {
  const parameters = parameterNames(contract, operation)
  return {
    operationId: operation.operationId,
    access: operation.security.length === 0 ? 'guest' : 'member',
    hasIdempotencyKey: parameters.includes('Idempotency-Key'),
    hasOrigin: parameters.includes('Origin'),
    hasLanguage: parameters.includes('Accept-Language'),
    request: requestOf(operation),
    answers: requireAnswers(contract, operation),
  }
}

/** A list with a line for each item. */
const rowsOf = (table: readonly object[]): string =>
  `[\n${table.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]`

const sharedFieldTypes = `
  operationId: string
  /** Who may call it. */
  access: 'guest' | 'member'
  /** True for calls that move money; they carry \`Idempotency-Key\`. */
  hasIdempotencyKey: boolean
  /** True for calls that carry the visitor's \`Origin\`. */
  hasOrigin: boolean
  /** True for calls that carry the player's language, \`Accept-Language\`. */
  hasLanguage: boolean
  /** The request's schema, a key of \`validators\`. */
  request: SchemaName
  /** status value → the schema of the answer that carries it. */
  answers: Readonly<Record<string, SchemaName>>`

/** The `default` of `status`, which applies to answers without a status; null: such answers are invalid. */
function statusIfAbsent(contract: Contract, operation: Operation): string | null {
  const variants = Object.values(requireAnswers(contract, operation))
  const defaults = variants.map(
    (name) => requireSchema(contract, name).properties?.['status']?.default,
  )
  return defaults.find((value): value is string => typeof value === 'string') ?? null
}

export function emitBackendOperations(contract: Contract): string {
  const table = Object.entries(contract.paths).map(([path, { post }]) => ({
    path,
    ...sharedFields(contract, post),
    errors: Object.keys(post.responses)
      .map(Number)
      .filter((status) => status !== 200),
  }))
  return `import type { SchemaName } from './schemas.ts'

export type BackendOperation = {
  path: string${sharedFieldTypes}
  /** The HTTP statuses of its errors. */
  errors: readonly number[]
}

export const backendOperations = ${rowsOf(table)} as const satisfies readonly BackendOperation[]
`
}

export function emitProxyRoutes(proxy: Contract, backend: Contract): string {
  const table = Object.entries(proxy.paths).map(([path, { post }]) => {
    const backendPath = post['x-backend'] === 'none' ? null : `/public/${post['x-backend']}`
    const target = backendPath === null ? null : backend.paths[backendPath]
    if (target === undefined)
      throw new Error(`${path}: ${backendPath} is not an operation of the backend.`)
    return {
      path,
      ...sharedFields(proxy, post),
      sessionRole: post['x-session-role'] ?? null,
      protection: post['x-protection'] ?? null,
      backend:
        target === null
          ? null
          : {
              path: backendPath,
              body: post['x-backend-body'] ?? null,
              names: post['x-backend-names'] ?? null,
              access: sharedFields(backend, target.post).access,
              answers: requireAnswers(backend, target.post),
              statusIfAbsent: statusIfAbsent(backend, target.post),
            },
    }
  })
  return `import type { SchemaName } from './schemas.ts'

export type ProxyRoute = {
  path: string${sharedFieldTypes}
  /** The route's role for the session; null: none. */
  sessionRole: 'session' | 'sign-in' | 'sign-out' | null
  /** How the member's limits and breaks apply to the route; null: not at all. */
  protection:
    | 'game'
    | 'deposit'
    | 'withdrawal'
    | 'transfer_in'
    | 'transfer_out'
    | 'deposit_account'
    | 'deposit_list'
    | 'withdrawal_list'
    | 'deposit_cancel'
    | 'withdrawal_cancel'
    | null
  /** The backend operation behind the route; null when the proxy answers by itself. */
  backend: null | {
    path: string
    /** Fixed body for the backend; null: the browser's body. */
    body: Readonly<Record<string, string>> | null
    /** Field of the browser's body → its name in the backend's; null: all names are the same. */
    names: Readonly<Record<string, string>> | null
    access: 'guest' | 'member'
    answers: Readonly<Record<string, SchemaName>>
    /** Status of an answer without one (A-242); null: such an answer is invalid. */
    statusIfAbsent: string | null
  }
}

export const proxyRoutes = ${rowsOf(table)} as const satisfies readonly ProxyRoute[]
`
}
