import { getMember } from '../../generated/answers/get-member.ts'
import { assertOwnMember, parseSuccess } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parsePlayer } from '../player/player.api.ts'
import type { Player } from '../player/player.ts'

/** A member's own page. Instants are RFC 3339; `lastLoginAt` is the login before this one. */
export type Profile = {
  readonly player: Player
  readonly registeredAt: string
  readonly lastLoginAt: string | null
}

/** The member's own data; rejects (`unreadable`) if it is another member's. */
export const getProfile = (options: CallOptions = {}): Promise<Profile> =>
  parseSuccess(
    getMember,
    member.POST('/api/routes/get-member', { body: {}, ...options }),
    ({ member: { user, registeredAt, lastLoginAt } }) => {
      assertOwnMember(user.userId)
      return { player: parsePlayer(user), registeredAt, lastLoginAt }
    },
  )
