import type { ContractUnderTest } from '../contract-under-test.ts'
import type { ApiCall, Operation } from '../model.ts'
import { valueAt } from '../pointer.ts'
import type { Run } from '../run.ts'
import type { Settings } from '../settings.ts'

/** How members authenticate to the backend, or to the site. */
export type Hop = {
  /** Headers of a member's call for a session token. */
  readonly headersOf: (token: string) => Readonly<Record<string, string>>
  /** The session token from a login's answer; undefined: none. */
  readonly tokenIn: (run: Run, login: ApiCall) => Promise<string | undefined>
  /** The site's origin, required by its routes. */
  readonly origin?: string
  /** Whether the session still exists, if a call reports it. */
  readonly isAlive?: (run: Run) => Promise<boolean>
  /** The backend behind the site's routes; undefined for the backend itself. */
  readonly behind?: Behind
}

export type Behind = {
  readonly contract: ContractUnderTest
  /** Settings for direct calls to the backend; undefined: unreachable. */
  readonly settings: Settings | undefined
}

/** Site to backend: a bearer token from the login. */
export const backendHop: Hop = {
  headersOf: (token) => ({ authorization: `Bearer ${token}` }),
  tokenIn: (run, login) => {
    const operation = run.contract.operations.find(({ path }) => path === login.sent.path)
    const pointer = operation === undefined ? undefined : run.effect(operation).signsIn
    const token = valueAt(login.json, pointer ?? '')
    return Promise.resolve(typeof token === 'string' ? token : undefined)
  },
}

/** The backend operation of a route; undefined: answered by the proxy. */
export function backendOf(
  routes: ContractUnderTest,
  backend: ContractUnderTest,
  { path }: Pick<Operation, 'path'>,
): Operation | undefined {
  const name = routes.document.paths[path]?.post['x-backend']
  return backend.operations.find((one) => one.path === `/public/${name ?? ''}`)
}
