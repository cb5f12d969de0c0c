import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { answerRealityCheckShapes } from '../../generated/answers/answer-reality-check.ts'
import { confirmLimitShapes } from '../../generated/answers/confirm-limit.ts'
import { getProtectionShapes } from '../../generated/answers/get-protection.ts'
import { setLimitShapes } from '../../generated/answers/set-limit.ts'
import { setRealityCheckShapes } from '../../generated/answers/set-reality-check.ts'
import { startBreakShapes } from '../../generated/answers/start-break.ts'
import { amountRequestLimits } from '../../generated/limits/amount-request.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'
import { isContact } from '../../lib/web-address.ts'
import { limitKinds } from './protection.model.ts'
import type { BreakDays, CheckMinutes, Limit, LimitKind, Protection } from './protection.model.ts'
import type { CallFailure } from '../../http/call-failure.ts'

type Facts = Content<typeof getProtectionShapes, 'success'>

const isKind = (text: string): text is LimitKind => limitKinds.some((kind) => kind === text)

function limitFrom(
  { limit, value, used, left, pendingValue, pendingFrom, pendingUntil }: Facts['limits'][number],
  now: number,
): Limit | null {
  if (!isKind(limit)) return null
  const pending =
    pendingFrom === null || pendingUntil === null
      ? null
      : {
          value: pendingValue,
          from: pendingFrom,
          until: pendingUntil,
          isDue: Date.parse(pendingFrom) <= now,
        }
  return { limit, value, used, left, pending }
}

const protectionFrom = ({ now: serverNow, limits, playingSince, ...facts }: Facts): Protection => {
  const now = Date.parse(serverNow)
  return {
    ...facts,
    limits: limits.map((limit) => limitFrom(limit, now)).filter((limit) => limit !== null),
    help: facts.help.filter(({ address }) => isContact(address)),
    // With an unreadable time the check is due.
    checkDueInMs: (Date.parse(facts.checkDue) || now) - now || 0,
    playedMs: now - Date.parse(playingSince),
    loginAgeMs: facts.loginLast === null ? Infinity : now - Date.parse(facts.loginLast),
  }
}

export const getProtection = (options: CallOptions = {}): Promise<Protection> =>
  parseSuccess(
    getProtectionShapes,
    member.POST('/api/routes/get-protection', { body: {}, ...options }),
    protectionFrom,
  )

/** Sets a limit; null: none. A lower one applies at once; a higher one can be confirmed after 24 hours. */
export const setLimit = (limit: LimitKind, value: number | null): Promise<Protection> =>
  parseSuccess(
    setLimitShapes,
    member.POST('/api/routes/set-limit', { body: { limit, value } }),
    protectionFrom,
  )

export const confirmLimit = (limit: LimitKind): Promise<Protection> =>
  parseSuccess(
    confirmLimitShapes,
    member.POST('/api/routes/confirm-limit', { body: { limit } }),
    protectionFrom,
  )

/** Starts a break, which cannot be ended early. */
export const startBreak = (days: BreakDays): Promise<Protection> =>
  parseSuccess(
    startBreakShapes,
    member.POST('/api/routes/start-break', { body: { days } }),
    protectionFrom,
  )

export const setRealityCheck = (minutes: CheckMinutes): Promise<Protection> =>
  parseSuccess(
    setRealityCheckShapes,
    member.POST('/api/routes/set-reality-check', { body: { minutes } }),
    protectionFrom,
  )

export const answerRealityCheck = (due: string, options: CallOptions = {}): Promise<Protection> =>
  parseSuccess(
    answerRealityCheckShapes,
    member.POST('/api/routes/answer-reality-check', { body: { due }, ...options }),
    protectionFrom,
  )

/** Range of deposit limits, in won. */
export const limitLimits = amountRequestLimits.amount

const rootKey = ['protection'] as const
export const protectionQueries = {
  facts: () =>
    queryOptions({
      queryKey: [...rootKey, 'facts'] as const,
      queryFn: ({ signal }) => getProtection({ signal }),
    }),
}

/** A change may be in force although its answer was lost, so every failure reloads the facts. */
const reloadsFacts = {
  meta: { invalidates: [[...rootKey, 'facts']] },
  onError: (
    _error: CallFailure,
    _variables: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) => client.invalidateQueries({ queryKey: [...rootKey, 'facts'] }),
}

export const protectionMutations = {
  setLimit: (limit: LimitKind) => ({
    mutationFn: (value: number | null) => setLimit(limit, value),
    ...reloadsFacts,
  }),
  confirmLimit: (limit: LimitKind) => ({
    mutationFn: () => confirmLimit(limit),
    ...reloadsFacts,
  }),
  startBreak: () => ({
    mutationFn: startBreak,
    ...reloadsFacts,
  }),
  setRealityCheck: () => ({
    mutationFn: setRealityCheck,
    ...reloadsFacts,
  }),
}
