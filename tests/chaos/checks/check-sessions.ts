import type { Call } from '../history.ts'
import { codeOf, statusOf } from '../members/client.ts'
import { groupBy } from './check-money.ts'
import { checkLinearizable } from './linearizable.ts'
import { sessionModel } from './registers.ts'
import type { SessionOperation } from './registers.ts'

/** Sessions that were lost, or lived again after their logout. */
export function checkSessions(calls: readonly Call[]): readonly string[] {
  const bySession = groupBy(
    calls.filter(({ session }) => session !== null),
    ({ session }) => session ?? '',
  )
  return [...bySession].flatMap(([session, own]) => {
    const verdict = checkLinearizable(sessionModel, own.flatMap(operationOf))
    return verdict === 'linearizable' ? [] : [`session ${session}: ${verdict}`]
  })
}

function operationOf(call: Call): readonly SessionOperation[] {
  const { route, start, end } = call
  const status = statusOf(call)
  if (route === 'logout' || route === 'user-do-login') {
    const isDone = status === (route === 'logout' ? 'success' : 'authenticated')
    return [{ start, end: isDone ? end : Infinity, input: 'end', output: isDone ? 'dead' : null }]
  }
  const isDead = status === 'unauthenticated' || codeOf(call) === 'session_expired'
  if (!isDead && status === null) return []
  return [{ start, end, input: 'use', output: isDead ? 'dead' : 'alive' }]
}
