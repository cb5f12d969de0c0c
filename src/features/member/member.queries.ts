import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { changePassword, getProfile, passwordLimits as limits } from './member.api.ts'

export type { Profile } from './member.api.ts'

export const passwordLimits = limits

const all = ['member'] as const

export const memberQueries = {
  all: () => all,
  profile: () =>
    queryOptions({
      queryKey: [...all, 'profile'] as const,
      queryFn: ({ signal }) => getProfile({ signal }),
    }),
}

export const memberMutations = {
  changePassword: () =>
    mutationOptions({
      mutationKey: [...all, 'password'],
      mutationFn: (passwords: { present: string; next: string }) => changePassword(passwords),
    }),
}
