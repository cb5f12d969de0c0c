import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import type { SeenCall } from '../core/calls.ts'

const moving: ReadonlySet<string> = new Set<string>(
  proxyRoutes.flatMap((route) => (route.hasIdempotencyKey ? [route.operationId] : [])),
)
const named = (role: 'sign-in' | 'sign-out'): ReadonlySet<string> =>
  new Set<string>(
    proxyRoutes.flatMap(({ sessionRole, operationId }) =>
      sessionRole === role ? [operationId] : [],
    ),
  )
const signingIn = named('sign-in')
const signingOut = named('sign-out')

export const movesMoney = ({ operation }: SeenCall): boolean => moving.has(operation)

export const isSigningIn = ({ operation }: SeenCall): boolean => signingIn.has(operation)

/** Moves money, signs in or signs out. */
export const isActing = (call: SeenCall): boolean =>
  movesMoney(call) || isSigningIn(call) || signingOut.has(call.operation)

export const isRunning = ({ outcome }: SeenCall): boolean => outcome === null
