import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { Operation } from '../core/model.ts'
import { valueAt } from '../core/pointer.ts'
import type { Hop } from '../core/run.ts'

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
