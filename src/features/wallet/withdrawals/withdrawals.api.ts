import { queryOptions } from '@tanstack/react-query'
import { applyUserWithdrawShapes } from '../../../generated/answers/apply-user-withdraw.ts'
import { applyWithdrawalPaymentShapes } from '../../../generated/answers/apply-withdrawal-payment.ts'
import { delUserWithdrawShapes } from '../../../generated/answers/del-user-withdraw.ts'
import { getWithdrawLockShapes } from '../../../generated/answers/get-withdraw-lock.ts'
import { getWithdrawalPaymentShapes } from '../../../generated/answers/get-withdrawal-payment.ts'
import { withdrawalLauncherShapes } from '../../../generated/answers/withdrawal-launcher.ts'
import { applyWithdrawRequestLimits } from '../../../generated/limits/apply-withdraw-request.ts'
import { member } from '../../../http/client.ts'
import type { CallOptions } from '../../../http/client.ts'
import { outcomeOf } from '../../../http/outcome.ts'
import type { Outcome } from '../../../http/outcome.ts'
import {
  parseOutcome,
  parseResponse,
  parseSuccess,
  requireName,
} from '../../../http/parse-response.ts'
import type { Answer } from '../../../http/parse-response.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import { lockFrom, optionsFrom } from '../payment-options.ts'
import type { Lock, PaymentOption } from '../payment-options.ts'
import { walletQueries } from '../wallet.api.ts'
import type { Withdrawal } from '../wallet.api.ts'

/** A withdrawal request: to the member's bank account, or by the ticket of a payment option. */
export type WithdrawalRequest =
  | { readonly way: 'transfer'; readonly amount: number }
  | { readonly way: 'option'; readonly amount: number; readonly ticket: string }

const withdrawalAnswer = (
  answer: Answer<typeof applyUserWithdrawShapes> | Answer<typeof applyWithdrawalPaymentShapes>,
): MoneyAnswer => ({
  outcome: outcomeOf(answer.status),
  id: answer.status === 'success' ? answer.withdrawal.id : undefined,
})

/**
 * Requests a withdrawal; takes effect once per key. `done`, `not-enough-balance`, `still-waiting` (an earlier one
 * waits), `not-at-this-time` (locked); for a ticket also `already-settled` (used) and `not-found` (expired).
 */
export const requestWithdrawal = (
  request: WithdrawalRequest,
  key: string,
): Promise<MoneyAnswer> => {
  const params = { header: { 'Idempotency-Key': key } }
  const { amount } = request
  if (request.way === 'transfer') {
    const body = { amount }
    const call = member.POST('/api/routes/apply-user-withdraw', { params, body })
    return parseResponse(applyUserWithdrawShapes, call, withdrawalAnswer)
  }
  const body = { amount, ticket: request.ticket }
  const call = member.POST('/api/routes/apply-withdrawal-payment', { params, body })
  return parseResponse(applyWithdrawalPaymentShapes, call, withdrawalAnswer)
}

/** `done` with a ticket, `still-waiting`, `not-at-this-time`, or `not-found`. */
export type Launch = { readonly outcome: Outcome; readonly ticket: string | null }

/** Starts a withdrawal by a payment option; nothing moves yet. */
export const launchWithdrawal = (code: PaymentOption['code']): Promise<Launch> =>
  parseResponse(
    withdrawalLauncherShapes,
    member.POST('/api/routes/withdrawal-launcher', { body: { code } }),
    (answer) => ({
      outcome: outcomeOf(answer.status),
      ticket: answer.status === 'success' ? requireName(answer.ticket) : null,
    }),
  )

export const getWithdrawalOptions = (
  options: CallOptions = {},
): Promise<readonly PaymentOption[]> =>
  parseSuccess(
    getWithdrawalPaymentShapes,
    member.POST('/api/routes/get-withdrawal-payment', { body: {}, ...options }),
    ({ list }) => optionsFrom(list),
  )

export const readWithdrawalLock = (options: CallOptions = {}): Promise<Lock> =>
  parseSuccess(
    getWithdrawLockShapes,
    member.POST('/api/routes/get-withdraw-lock', { body: {}, ...options }),
    lockFrom,
  )

/** Cancels a waiting withdrawal and returns the money: `done`, `already-settled`, or `not-found`. */
const cancelWithdrawal = (id: Withdrawal['id']): Promise<Outcome> =>
  parseOutcome(
    delUserWithdrawShapes,
    member.POST('/api/routes/del-user-withdraw', { body: { id } }),
  )

export const withdrawalLimits = applyWithdrawRequestLimits

const rootKey = ['withdrawals'] as const

export const withdrawalQueries = {
  options: () =>
    queryOptions({
      queryKey: [...rootKey, 'options'] as const,
      queryFn: ({ signal }) => getWithdrawalOptions({ signal }),
    }),
  lock: () =>
    queryOptions({
      queryKey: [...rootKey, 'lock'] as const,
      queryFn: ({ signal }) => readWithdrawalLock({ signal }),
    }),
}

export const withdrawalMutations = {
  cancel: (id: Withdrawal['id']) => ({
    mutationFn: () => cancelWithdrawal(id),
    meta: { invalidates: [walletQueries.all()] },
  }),
}
