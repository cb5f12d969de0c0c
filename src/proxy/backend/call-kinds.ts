import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { CallKind, CallLimits, CountedRequest, ProxyPorts, Throttle } from '../core/ports.ts'

type Schema = ProxyRoute['request']

const kinds = new WeakMap<ProxyRoute, CallKind>()

/** The kind of a route's call to the backend. */
export function kindOf(route: ProxyRoute): CallKind {
  const kind = kinds.get(route) ?? kindByContract(route)
  kinds.set(route, kind)
  return kind
}

/** By what the contract says of the route: there is no second list of routes. */
function kindByContract(route: ProxyRoute): CallKind {
  if (route.sessionRole === 'sign-in') return 'login'
  if (route.hasIdempotencyKey) return 'money'
  if (answers(route, 'HealthAnswer')) return 'health-check'
  if (answers(route, 'GameAddress')) return 'game'
  return route.access
}

const answers = (route: ProxyRoute, schema: Schema): boolean =>
  Object.values(route.answers).includes(schema)

/** Whether a route asks for the member's password: who holds a session must not guess it. */
export const asksForPassword = ({ operationId }: ProxyRoute): boolean =>
  operationId === 'changePassword'

/**
 * Whether the backend may be asked twice: a call that carries nothing, such as a list of notices, asks
 * for the same both times. Never one that moves money.
 */
export const isRepeatable = (route: ProxyRoute): boolean =>
  !route.hasIdempotencyKey &&
  route.request === ('EmptyBody' satisfies Schema) &&
  route.backend?.body === null

const noLimits: CallLimits = (_, send) => send(() => undefined)

/** What is counted nowhere. */
export const uncounted: CountedRequest = {
  succeeded: () => Promise.resolve(),
  withdraw: () => Promise.resolve(),
}

const noThrottle: Throttle = () => null

/** Ports of a proxy that serves one page alone, such as the one inside the page. */
export const unlimited = {
  limits: noLimits,
  throttle: noThrottle,
  countDrift: () => undefined,
  countVitals: () => undefined,
} satisfies Partial<ProxyPorts>
