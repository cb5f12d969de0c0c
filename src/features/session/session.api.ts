import { logoutShapes } from '../../generated/answers/logout.ts'
import { sessionShapes } from '../../generated/answers/session.ts'
import { userDoLoginShapes } from '../../generated/answers/user-do-login.ts'
import { parseResponse, requireName } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'
import { guest } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { outcomeOf } from '../../http/outcome.ts'
import { setPageToken } from '../../http/page-token.ts'
import { parsePlayer } from '../player/player.api.ts'
import type { Credentials, RestoredSession, SignInResult } from './session.model.ts'

/** The time left by the server's clock, or by the page's if the answer has no date. Null: unreadable. */
const millisecondsLeft = (expiresAt: string, answeredAt: string | null): number | null => {
  const msLeft = Date.parse(expiresAt) - (answeredAt === null ? Date.now() : Date.parse(answeredAt))
  return Number.isNaN(msLeft) ? null : msLeft
}

/** The current session; no player means guest (R-SESS-01). Stores the page token for member calls. */
export const restoreSession = async (options: CallOptions = {}): Promise<RestoredSession> => {
  const call = guest.POST('/api/routes/session', { body: {}, ...options })
  const restored = await parseResponse(sessionShapes, call, (answer) => {
    if (answer.status !== 'authenticated') return null
    const { token, sideUser, expiresAt } = answer
    return { token: requireName(token), player: parsePlayer(sideUser), expiresAt }
  })
  setPageToken(restored && { token: restored.token, userId: restored.player.userId })
  if (restored === null) return { player: null, endsInMs: null }
  const { response } = await call
  const endsInMs = millisecondsLeft(restored.expiresAt, response.headers.get('date'))
  return { player: restored.player, endsInMs }
}

type WireUser = Content<typeof userDoLoginShapes, 'authenticated'>['sideUser']

const nameOf = ({ nick, userId }: WireUser): string => nick || String(userId)

/**
 * Signs in (R-SESS-04): outcome `signed-in` is success; others give the reason. `name` is the nickname, or else the
 * id from the backend (R-SESS-05).
 */
export const signIn = (
  credentials: Credentials,
  options: CallOptions = {},
): Promise<SignInResult> => {
  const body = { id: credentials.id, pw: credentials.password }
  const call = guest.POST('/api/routes/user-do-login', { body, ...options })
  return parseResponse(userDoLoginShapes, call, (answer) => ({
    outcome: outcomeOf(answer.status),
    name: answer.status === 'authenticated' ? nameOf(answer.sideUser) : '',
  }))
}

/** Ends the session here and on the server, and drops the page token. */
export const signOut = async (options: CallOptions = {}): Promise<void> => {
  const call = guest.POST('/api/routes/logout', { body: {}, ...options })
  await parseResponse(logoutShapes, call, () => undefined)
  setPageToken(null)
}
