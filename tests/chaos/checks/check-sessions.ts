import type { Call } from '../history.ts'
import { codeOf, isSignedOut, statusOf } from '../members/client.ts'
import { listedIn } from '../members/devices.ts'
import { groupBy } from './check-money.ts'
import { endsOf, loginsOf, namesOf } from './ends.ts'
import type { End } from './ends.ts'
import { checkLinearizable } from './linearizable.ts'
import { sessionModel } from './registers.ts'
import type { SessionOperation } from './registers.ts'

const isEnding: ReadonlySet<string> = new Set(['logout', 'user-do-login'])

export function checkSessions(calls: readonly Call[]): readonly string[] {
  return [...groupBy(calls, ({ member }) => member).values()].flatMap((memberCalls) => {
    const ends = endsOf(memberCalls)
    return [...checkServed(memberCalls, ends), ...checkLists(memberCalls, ends)]
  })
}

function checkServed(calls: readonly Call[], all: readonly End[]): readonly string[] {
  const bySession = groupBy(
    calls.filter(({ session }) => session !== null),
    ({ session }) => session ?? '',
  )
  const endsBySession = groupBy(all, ({ session }) => session)
  return [...bySession].flatMap(([session, sessionCalls]) => {
    const ends = endsBySession.get(session) ?? []
    const operations = [...sessionCalls.flatMap(useOf), ...ends.map(operationOf)]
    const verdict = checkLinearizable(sessionModel, operations)
    const isRevoked = sessionCalls.some(
      (call) =>
        codeOf(call) === 'session_revoked' &&
        !ends.some(({ isByOther, start }) => isByOther && start < call.end),
    )
    return [
      ...(verdict === 'linearizable' ? [] : [`session ${session}: ${verdict}`]),
      ...(isRevoked
        ? [`session ${session}: ended in the name of the member without a request`]
        : []),
    ]
  })
}

function useOf(call: Call): readonly SessionOperation[] {
  const { route, start, end } = call
  if (isEnding.has(route)) return []
  const status = statusOf(call)
  const isDead = status === 'unauthenticated' || isSignedOut(call)
  if (!isDead && status === null) return []
  return [{ start, end, input: 'use', output: isDead ? 'dead' : 'alive' }]
}

const operationOf = ({ start, end, isCertain }: End): SessionOperation => ({
  start,
  end: isCertain ? end : Infinity,
  input: 'end',
  output: isCertain ? 'dead' : null,
})

/** Lists of sessions that lack the calling one, contain an ended one, or lack an active one. */
function checkLists(calls: readonly Call[], ends: readonly End[]): readonly string[] {
  const names = namesOf(calls)
  const logins = loginsOf(calls)
  return calls.flatMap((call) => {
    const sessions = listedIn(call)
    if (sessions === null || call.session === null) return []
    const listedNames = new Set(sessions.map(({ name }) => name))
    const ownNames = sessions.filter(({ isThis }) => isThis).map(({ name }) => name)
    const isOwn = ownNames.length === 1 && ownNames[0] === names.get(call.session)
    return [
      ...(isOwn
        ? []
        : [`session ${call.session}: its list names it ${ownNames.join() || 'nothing'}`]),
      ...[...names].flatMap(([session, name]) => {
        const ofIt = ends.filter((one) => one.session === session)
        const hasEnded = ofIt.some(
          ({ isCertain, end, start }) => isCertain && (end < call.start || start === call.start),
        )
        if (listedNames.has(name))
          return hasEnded ? [`session ${session}: listed after its end`] : []
        const isKnown = (logins.get(session)?.end ?? Infinity) < call.start
        const mayHaveEnded = ofIt.some(({ start }) => start < call.end)
        return isKnown && !mayHaveEnded ? [`session ${session}: missing in a list`] : []
      }),
    ]
  })
}
