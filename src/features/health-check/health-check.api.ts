import { userHealthCheckShapes } from '../../generated/answers/user-health-check.ts'
import { assertOwnMember, parseSuccess } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parsePlayer } from '../player/player.api.ts'
import type { Player } from '../player/player.ts'

/**
 * The member's current data (R-SESS-08). Rejects with kind `session-ended` without a session, and with `unreadable`
 * when the answer is about another member.
 */
export const checkHealth = (options: CallOptions = {}): Promise<Player> =>
  parseSuccess(
    userHealthCheckShapes,
    member.POST('/api/routes/user-health-check', { body: {}, ...options }),
    (answer) => {
      assertOwnMember(answer.user.userId)
      return parsePlayer(answer.user, answer)
    },
  )
