import { isActing, isRunning, isSigningIn } from './acting-calls.ts'
import { isMember } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const busyWhileCalling: Invariant = {
  name: 'a login, a logout or a call that moves money shows that it runs',
  reason: 'A player who sees nothing presses again, or leaves although money is on its way.',
  remedy: 'Pass `busy` to the button, or open a busy dialog, for as long as the call runs.',
  holdsWhileCalling: true,
  watch: () => {
    const loads = new Map<number, { readonly loaded: unknown; readonly callsBefore: number }>()
    let callsSeen = 0
    return ({ tabs, calls }) => {
      const found = tabs.flatMap((tab) => {
        const earlier = loads.get(tab.number)
        const load =
          earlier !== undefined && earlier.loaded === tab.loaded
            ? earlier
            : { loaded: tab.loaded, callsBefore: callsSeen }
        loads.set(tab.number, load)
        if (tab.page === null || tab.isFrozen || tab.page.busyCount > 0) return []
        // The previous page made the other calls, and an ended session shows none as running.
        return calls
          .slice(load.callsBefore)
          .filter((call) => call.tab === tab.number && isActing(call) && isRunning(call))
          .filter((call) => isSigningIn(call) || isMember(tab))
          .map(({ operation }) => `nothing is busy while ${operation} runs`)
      })
      callsSeen = calls.length
      return found
    }
  },
}
