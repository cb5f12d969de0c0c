import { getMember } from '../../generated/answers/get-member.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { playerOf } from '../player/player.api.ts'
import type { Player } from '../player/player.ts'

/** A member's own page. Instants are RFC 3339; `lastLoginAt` is the login before this one. */
export type Profile = {
  readonly player: Player
  readonly registeredAt: string
  readonly lastLoginAt: string | null
}

/** The member's own data. */
export const getProfile = (options: CallOptions = {}): Promise<Profile> =>
  parseSuccess(
    getMember,
    member.POST('/api/routes/get-member', { body: {}, ...options }),
    ({ member: { user, registeredAt, lastLoginAt } }) => ({
      player: playerOf(user),
      registeredAt,
      lastLoginAt,
    }),
  )
