import { queryOptions } from '@tanstack/react-query'
import { changePasswordShapes } from '../../generated/answers/change-password.ts'
import { getMemberShapes } from '../../generated/answers/get-member.ts'
import { changePasswordRequestLimits } from '../../generated/limits/change-password-request.ts'
import type { Outcome } from '../../http/outcome.ts'
import { assertOwnMember, parseOutcome, parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parsePlayer } from '../player/player.api.ts'
import type { Player } from '../player/player.ts'

/** The member's profile. Times are RFC 3339; `lastLoginAt` is the previous login. */
export type Profile = Omit<Content<typeof getMemberShapes, 'success'>['member'], 'user'> & {
  readonly player: Player
}

/** The member's own data; rejects (`unreadable`) if it is another member's. */
export const getProfile = (options: CallOptions = {}): Promise<Profile> =>
  parseSuccess(
    getMemberShapes,
    member.POST('/api/routes/get-member', { body: {}, ...options }),
    ({ member: { user, ...rest } }) => {
      assertOwnMember(user.userId)
      return { ...rest, player: parsePlayer(user) }
    },
  )

export const passwordLimits = changePasswordRequestLimits

/** Changes the password: `done`, `wrong-password` (current one), `not-at-this-time` (too many wrong ones). */
export const changePassword = ({
  present,
  next,
}: {
  readonly present: string
  readonly next: string
}): Promise<Outcome> =>
  parseOutcome(
    changePasswordShapes,
    member.POST('/api/routes/change-password', {
      body: { pw: present, newPw: next },
    }),
  )

export const memberQueries = {
  profile: () =>
    queryOptions({
      queryKey: ['member', 'profile'] as const,
      queryFn: ({ signal }) => getProfile({ signal }),
    }),
}
