import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import type { ProxyRoute } from '#site/generated/proxy-routes.ts'
import { validators } from '#proxy/http/validators.ts'
import type { SchemaName } from '#site/generated/schemas.ts'
import type { SeenCall } from '../core/calls.ts'
import type { Invariant } from './invariant.model.ts'

const routes: ReadonlyMap<string, ProxyRoute> = new Map(
  proxyRoutes.map((route) => [route.operationId, route]),
)

const fits = (schema: SchemaName, value: unknown): boolean => validators[schema](value)

function faultsOf({ operation, body, outcome, answer }: SeenCall): readonly string[] {
  const route = routes.get(operation)
  if (route === undefined) return [`${operation} is no operation of the contract`]
  const sent = fits(route.request, body) ? [] : [`the request of ${operation}`]
  const schema = outcome === null ? undefined : route.answers[outcome]
  return schema === undefined || fits(schema, answer)
    ? sent
    : [...sent, `an answer of ${operation}`]
}

export const callsFitContract: Invariant = {
  name: 'calls and answers fit the contract',
  reason: 'The backend refuses the call, or the page reads something else than it was told.',
  remedy: 'Change the call, or the contract in openapi/ and run `npm run generate`.',
  watch: () => {
    const seen = new WeakMap<SeenCall, string | null>()
    return ({ calls, brokenOperations }) =>
      calls.flatMap((call) => {
        if (seen.get(call) === call.outcome && seen.has(call)) return []
        seen.set(call, call.outcome)
        const isBroken = brokenOperations.has('*') || brokenOperations.has(call.operation)
        return isBroken ? [] : faultsOf(call)
      })
  },
}
