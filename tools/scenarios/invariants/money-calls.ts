import { isDeepStrictEqual } from 'node:util'
import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import type { ObservedCall } from '../words/calls.ts'
import { isMember } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

const MONEY_OPERATIONS: ReadonlySet<string> = new Set<string>(
  proxyRoutes.flatMap((route) => (route.hasIdempotencyKey ? [route.operationId] : [])),
)
const operationsByRole = (role: 'sign-in' | 'sign-out'): ReadonlySet<string> =>
  new Set<string>(
    proxyRoutes.flatMap(({ sessionRole, operationId }) =>
      sessionRole === role ? [operationId] : [],
    ),
  )
const SIGN_IN_OPERATIONS = operationsByRole('sign-in')
const SIGN_OUT_OPERATIONS = operationsByRole('sign-out')

export const movesMoney = ({ operation }: ObservedCall): boolean => MONEY_OPERATIONS.has(operation)

export const isSigningIn = ({ operation }: ObservedCall): boolean =>
  SIGN_IN_OPERATIONS.has(operation)

/** Moves money, signs in or signs out. */
export const changesSomething = (call: ObservedCall): boolean =>
  movesMoney(call) || isSigningIn(call) || SIGN_OUT_OPERATIONS.has(call.operation)

export const isRunning = ({ outcome }: ObservedCall): boolean => outcome === null

export const sentOnce: Invariant = {
  name: 'nothing that moves money, signs in or signs out is sent twice',
  reason: 'Two deposits, withdrawals or transfers are made of one press.',
  remedy:
    'Ignore the press while the first call runs, and draw a new idempotency key only for a new request.',
  isCheckedWhileCalling: true,
  watch:
    () =>
    ({ calls }) => {
      const changingCalls = calls.filter(changesSomething)
      const runningCalls = changingCalls.filter(isRunning)
      const repeatedCalls = runningCalls.filter(({ tab, operation }, index) =>
        runningCalls
          .slice(0, index)
          .some((earlierCall) => earlierCall.tab === tab && earlierCall.operation === operation),
      )
      const keyOf = (call: (typeof calls)[number]) => call.headers.get('idempotency-key')
      const moneyCalls = changingCalls.filter(movesMoney)
      const callsWithOldKey = moneyCalls.filter((call, index) =>
        moneyCalls
          .slice(0, index)
          .some(
            (earlierCall) =>
              keyOf(earlierCall) === keyOf(call) &&
              (earlierCall.operation !== call.operation ||
                !isDeepStrictEqual(earlierCall.body, call.body)),
          ),
      )
      return [
        ...repeatedCalls.map(({ operation }) => `${operation} runs twice at once`),
        ...moneyCalls
          .filter((call) => keyOf(call) === null)
          .map(({ operation }) => `${operation} has no idempotency key`),
        ...callsWithOldKey.map(({ operation }) => `${operation} has the key of another request`),
      ]
    },
}

export const busyWhileCalling: Invariant = {
  name: 'a login, a logout or a call that moves money shows that it runs',
  reason: 'A player who sees nothing presses again, or leaves although money is on its way.',
  remedy: 'Pass `busy` to the button, or open a busy dialog, for as long as the call runs.',
  isCheckedWhileCalling: true,
  watch: () => {
    const loads = new Map<
      number,
      { readonly pageIdentity: unknown; readonly callsBefore: number }
    >()
    let callsSeen = 0
    return ({ tabs, calls }) => {
      const violations = tabs.flatMap((tab) => {
        const lastLoad = loads.get(tab.number)
        const load =
          lastLoad !== undefined && lastLoad.pageIdentity === tab.pageIdentity
            ? lastLoad
            : { pageIdentity: tab.pageIdentity, callsBefore: callsSeen }
        loads.set(tab.number, load)
        if (tab.page === null || tab.isFrozen || tab.page.busyCount > 0) return []
        // The previous page made the other calls, and an ended session shows none as running.
        return calls
          .slice(load.callsBefore)
          .filter((call) => call.tab === tab.number && changesSomething(call) && isRunning(call))
          .filter((call) => isSigningIn(call) || isMember(tab))
          .map(({ operation }) => `nothing is busy while ${operation} runs`)
      })
      callsSeen = calls.length
      return violations
    }
  },
}

export const membersOnly: Invariant = {
  name: 'only members move money and are checked',
  reason: 'A call of a session that has ended is answered for somebody else, or ends the next one.',
  remedy: 'Stop the actor with the session, and send nothing without the token.',
  watch: () => {
    let seenCount = 0
    return ({ calls, tabs }) => {
      const newCalls = calls.slice(seenCount)
      seenCount = calls.length
      return [
        ...newCalls.flatMap((call) =>
          (call.operation === 'userHealthCheck' || movesMoney(call)) &&
          !call.headers.has('authorization')
            ? [`tab ${call.tab} called ${call.operation} as anybody`]
            : [],
        ),
        ...tabs.flatMap((tab) => {
          const states = tab.statesOf('healthCheck')
          return isMember(tab) || states.length === 0
            ? []
            : [`the health check of a guest is ${states.join(', ')}`]
        }),
      ]
    }
  },
}
