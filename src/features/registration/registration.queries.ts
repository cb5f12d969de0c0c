import { mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  checkId,
  checkNick,
  getPartnerCode,
  register,
  registrationLimits,
} from './registration.api.ts'
import type { Registration } from './registration.model.ts'

export type { Outcome } from '../../http/outcome.ts'

const rootKey = ['registration'] as const

export const fieldLimits = registrationLimits

export const registrationQueries = {
  partnerCode: () =>
    queryOptions({
      queryKey: [...rootKey, 'partner-code'] as const,
      queryFn: ({ signal }) => getPartnerCode({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
      // It belongs to the address that led here, and not to a member.
      meta: { isPublic: true },
    }),
}

/** Each resolves to an outcome: `done`, or the refusal. */
export const registrationMutations = {
  register: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'register'],
      mutationFn: (form: Registration) => register(form),
    }),
  checkId: () =>
    mutationOptions({ mutationKey: [...rootKey, 'id'], mutationFn: (id: string) => checkId(id) }),
  checkNick: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'nick'],
      mutationFn: (nick: string) => checkNick(nick),
    }),
}
