import type { ContractUnderTest } from '../contract-under-test.ts'
import type { ApiCall, Operation } from '../model.ts'
import { valueAt } from '../pointer.ts'
import type { Run } from '../run.ts'
import type { Settings } from '../settings.ts'

/** How a member is told apart on one of the two hops. */
export type Hop = {
  /** The headers of a member's call, by what stands for the session. */
  readonly headersOf: (token: string) => Readonly<Record<string, string>>
  /** What stands for the session that a login's answer begins; undefined if it begins none. */
  readonly tokenIn: (run: Run, login: ApiCall) => Promise<string | undefined>
  /** The site's own origin, where requests of pages of other sites are refused. */
  readonly origin?: string
  /** Whether the session still runs, where the hop has a call that says so. */
  readonly isAlive?: (run: Run) => Promise<boolean>
  /** What stands behind the site's own routes; undefined of the backend itself. */
  readonly behind?: Behind
}

export type Behind = {
  readonly contract: ContractUnderTest
  /** How the backend itself is asked; undefined where only the routes can be. */
  readonly settings: Settings | undefined
}

/** From the site, or its proxy, to the backend: the token of the login, as a bearer token. */
export const backendHop: Hop = {
  headersOf: (token) => ({ authorization: `Bearer ${token}` }),
  tokenIn: (run, login) => {
    const operation = run.contract.operations.find(({ path }) => path === login.sent.path)
    const pointer = operation === undefined ? undefined : run.effect(operation).signsIn
    const token = valueAt(login.json, pointer ?? '')
    return Promise.resolve(typeof token === 'string' ? token : undefined)
  },
}

/** The backend's operation that a route stands for; undefined if the proxy answers by itself. */
export function backendOf(
  routes: ContractUnderTest,
  backend: ContractUnderTest,
  { path }: Pick<Operation, 'path'>,
): Operation | undefined {
  const name = routes.document.paths[path]?.post['x-backend']
  return backend.operations.find((one) => one.path === `/public/${name ?? ''}`)
}
