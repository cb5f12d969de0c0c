import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { changePassword, getProfile, passwordLimits as limits } from './member.api.ts'

export type { Profile } from './member.api.ts'

export const passwordLimits = limits

const rootKey = ['member'] as const

export const memberQueries = {
  all: () => rootKey,
  profile: () =>
    queryOptions({
      queryKey: [...rootKey, 'profile'] as const,
      queryFn: ({ signal }) => getProfile({ signal }),
    }),
}

export const memberMutations = {
  changePassword: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'password'],
      mutationFn: (passwords: { present: string; next: string }) => changePassword(passwords),
    }),
}
