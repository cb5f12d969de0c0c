import { queryOptions } from '@tanstack/react-query'
import { getProfile } from './member.api.ts'

export type { Profile } from './member.api.ts'

const all = ['member'] as const

/** The member's own data, beyond what the session knows. */
export const memberQueries = {
  all: () => all,
  profile: () =>
    queryOptions({
      queryKey: [...all, 'profile'] as const,
      queryFn: ({ signal }) => getProfile({ signal }),
    }),
}
