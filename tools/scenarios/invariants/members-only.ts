import { movesMoney } from './acting-calls.ts'
import { isMember } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const membersOnly: Invariant = {
  name: 'only members move money and are checked',
  reason: 'A call of a session that has ended is answered for somebody else, or ends the next one.',
  remedy: 'Stop the actor with the session, and send nothing without the token.',
  watch: () => {
    let count = 0
    return ({ calls, tabs }) => {
      const fresh = calls.slice(count)
      count = calls.length
      return [
        ...fresh.flatMap((call) =>
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
