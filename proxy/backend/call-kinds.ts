import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import type { CallKind, CallLimits, CountedRequest, ProxyPorts, Throttle } from '../ports/ports.ts'

type Schema = ProxyRoute['request']

const kinds = new WeakMap<ProxyRoute, CallKind>()

export function kindOf(route: ProxyRoute): CallKind {
  const kind = kinds.get(route) ?? kindByContract(route)
  kinds.set(route, kind)
  return kind
}

function kindByContract(route: ProxyRoute): CallKind {
  if (route.sessionRole === 'sign-in') return 'login'
  if (route.hasIdempotencyKey) return 'money'
  if (answersWith(route, 'HealthAnswer')) return 'health-check'
  if (answersWith(route, 'GameAddress')) return 'game'
  return route.access
}

const answersWith = (route: ProxyRoute, schema: Schema): boolean =>
  Object.values(route.answers).includes(schema)

/** Whether the call is throttled per member, so that a stolen session cannot guess the member's password. */
export const asksForPassword = (route: ProxyRoute): boolean => answersWith(route, 'WrongPassword')

/** Whether the call may be sent twice: it has no parameters and moves no money. */
export const isRepeatable = (route: ProxyRoute): boolean =>
  !route.hasIdempotencyKey &&
  route.request === ('EmptyBody' satisfies Schema) &&
  route.backend?.body === null

const noLimits: CallLimits = (_, send) => send(() => undefined)

export const uncountedRequest: CountedRequest = {
  succeeded: () => Promise.resolve(),
  withdraw: () => Promise.resolve(),
}

const noThrottle: Throttle = () => null

/** Limits of a proxy inside a page. */
export const unlimitedPorts = {
  limits: noLimits,
  throttle: noThrottle,
  countDrift: () => undefined,
  countVitals: () => undefined,
} satisfies Partial<ProxyPorts>
