import type { Call } from '../history.ts'
import { isSignedOut, statusOf } from '../members/client.ts'
import { listedIn } from '../members/devices.ts'

export type End = {
  readonly session: string
  readonly start: number
  readonly end: number
  /** Whether no process serves the session after the answer. */
  readonly isCertain: boolean
  /** Whether another session of the member did it. */
  readonly isByOther: boolean
}

/** How lists name sessions, as the sessions themselves saw it. */
export const namesOf = (calls: readonly Call[]): ReadonlyMap<string, string> =>
  new Map(
    calls.flatMap((call) => {
      const ownSession = listedIn(call)?.find(({ isThis }) => isThis)
      return ownSession === undefined || call.session === null
        ? []
        : [[call.session, ownSession.name] as const]
    }),
  )

export const loginsOf = (calls: readonly Call[]): ReadonlyMap<string, Call> =>
  new Map(
    calls.flatMap((call) =>
      call.opens === null || statusOf(call) !== 'authenticated' ? [] : [[call.opens, call]],
    ),
  )

export function endsOf(calls: readonly Call[]): readonly End[] {
  const names = namesOf(calls)
  const logins = loginsOf(calls)
  return calls.flatMap((call) => {
    const { route, session, start, end } = call
    if (session === null) return []
    if (route === 'logout' || route === 'user-do-login') {
      const isCertain = statusOf(call) === (route === 'logout' ? 'success' : 'authenticated')
      return [{ session, start, end, isCertain, isByOther: false }]
    }
    if (route !== 'end-sessions' || isSignedOut(call)) return []
    const endedName = call.body['session']
    return [...logins].flatMap(([other, login]): readonly End[] => {
      if (login.member !== call.member || other === session || login.start > end) return []
      if (endedName !== null && names.get(other) !== endedName) return []
      // A login at the same time may count as a later one.
      const isCertain = statusOf(call) === 'success' && login.end < start
      return [{ session: other, start, end, isCertain, isByOther: true }]
    })
  })
}
