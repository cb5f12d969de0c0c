import { queryOptions } from '@tanstack/react-query'
import { checkUserIdShapes } from '../../generated/answers/check-user-id.ts'
import { checkUserNickShapes } from '../../generated/answers/check-user-nick.ts'
import { getRegDomainShapes } from '../../generated/answers/get-reg-domain.ts'
import { userRegisterShapes } from '../../generated/answers/user-register.ts'
import { registerRequestLimits as request } from '../../generated/limits/register-request.ts'
import { parseOutcome, parseResponse } from '../../http/parse-response.ts'
import { guest } from '../../http/client.ts'
import type { ItemId } from '../../http/parse-response.ts'
import type { CallOptions } from '../../http/client.ts'
import type { Registration, FieldLimits } from './registration.model.ts'
import type { Outcome } from '../../http/outcome.ts'

export const registrationLimits = {
  id: request.id,
  password: request.pw,
  nick: request.nick,
  phone: request.phone,
  bankName: request.bankname,
  bankOwner: request.bankOwner,
  bankNumber: request.banknum,
} as const satisfies FieldLimits

/** Registers: `done` (waits for approval), `id-taken`, `already-in-use` (nickname), `not-found` (code). */
export const register = (form: Registration): Promise<Outcome> => {
  const { password, bankName, bankOwner, bankNumber, ...rest } = form
  const body = { ...rest, pw: password, bankname: bankName, bankOwner, banknum: bankNumber }
  const call = guest.POST('/api/routes/user-register', { body })
  return parseOutcome(userRegisterShapes, call)
}

/** Whether an id is free: `done`, or `id-taken`. */
export const checkId = (id: string): Promise<Outcome> =>
  parseOutcome(checkUserIdShapes, guest.POST('/api/routes/check-user-id', { body: { id } }))

/** Whether a nickname is free: `done`, or `already-in-use`. */
export const checkNick = (nick: string): Promise<Outcome> =>
  parseOutcome(checkUserNickShapes, guest.POST('/api/routes/check-user-nick', { body: { nick } }))

/** The partner code of the visited domain, or null; browsers send Origin (R-REG-01). */
export const getPartnerCode = (options: CallOptions = {}): Promise<ItemId | null> =>
  parseResponse(
    getRegDomainShapes,
    guest.POST('/api/routes/get-reg-domain', { body: {}, ...options }),
    (answer) => (answer.status === 'success' ? answer.code : null),
  )

export const registrationQueries = {
  partnerCode: () =>
    queryOptions({
      queryKey: ['registration', 'partner-code'] as const,
      queryFn: ({ signal }) => getPartnerCode({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
      // It belongs to the address that led here, and not to a member.
      meta: { isPublic: true },
    }),
}
