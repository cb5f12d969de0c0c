import { queryOptions } from '@tanstack/react-query'
import { applyDepositPaymentShapes } from '../../../generated/answers/apply-deposit-payment.ts'
import { applyUserDepositShapes } from '../../../generated/answers/apply-user-deposit.ts'
import { delUserDepositShapes } from '../../../generated/answers/del-user-deposit.ts'
import { getDepositLockShapes } from '../../../generated/answers/get-deposit-lock.ts'
import { getDepositPaymentShapes } from '../../../generated/answers/get-deposit-payment.ts'
import { userAskAccountShapes } from '../../../generated/answers/user-ask-account.ts'
import { applyDepositRequestLimits } from '../../../generated/limits/apply-deposit-request.ts'
import { member } from '../../../http/client.ts'
import type { CallOptions } from '../../../http/client.ts'
import { outcomeOf } from '../../../http/outcome.ts'
import type { Outcome } from '../../../http/outcome.ts'
import { parseOutcome, parseResponse, parseSuccess } from '../../../http/parse-response.ts'
import type { Answer, ItemId } from '../../../http/parse-response.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import { lockFrom, optionsFrom } from '../payment-options.ts'
import type { Lock, PaymentOption } from '../payment-options.ts'
import { walletQueries } from '../wallet.api.ts'
import type { Deposit } from '../wallet.api.ts'
import { inquiryQueries } from '../../inquiries/inquiries.api.ts'

/** A deposit request: by bank transfer in a name, or by a payment option's code. */
export type DepositRequest =
  | { readonly way: 'transfer'; readonly amount: number; readonly bankOwner: string }
  | { readonly way: 'option'; readonly amount: number; readonly code: ItemId }

export type OwnRefusal =
  | {
      readonly by: 'limit' | 'time'
      /** Won, or minutes. */
      readonly left: number
      /** Null: the limit itself is lower than the amount. */
      readonly freesAt: string | null
    }
  | { readonly by: 'break'; readonly freesAt: string }

type RefusingAnswer =
  | {
      readonly status: 'limit'
      readonly limit: string
      readonly left: number
      readonly freesAt: string | null
    }
  | { readonly status: 'break'; readonly until: string }
  | { readonly status: string }

const hasLimit = (answer: RefusingAnswer): answer is Extract<RefusingAnswer, { status: 'limit' }> =>
  'freesAt' in answer
const hasBreak = (answer: RefusingAnswer): answer is Extract<RefusingAnswer, { status: 'break' }> =>
  'until' in answer

/** The member's own refusal in an answer; null: another refusal. */
export const ownRefusalOf = (answer: RefusingAnswer): OwnRefusal | null => {
  if (hasLimit(answer)) {
    const { limit, left, freesAt } = answer
    return { by: limit === 'time_day' ? 'time' : 'limit', left, freesAt }
  }
  return hasBreak(answer) ? { by: 'break', freesAt: answer.until } : null
}

/**
 * `done`, `still-waiting` (an earlier one waits), `not-at-this-time` (locked), `not-found` (unknown option).
 * How to pay is in the list.
 */
export type DepositAnswer = MoneyAnswer & {
  /** Set if the member's own limit or break refused it before sending. */
  readonly refusal: OwnRefusal | null
}

const depositAnswer = (
  answer: Answer<typeof applyUserDepositShapes> | Answer<typeof applyDepositPaymentShapes>,
): DepositAnswer => ({
  outcome: outcomeOf(answer.status),
  id: answer.status === 'success' ? answer.deposit.id : undefined,
  refusal: ownRefusalOf(answer),
})

/** Requests a deposit; takes effect once per key. */
export const requestDeposit = (request: DepositRequest, key: string): Promise<DepositAnswer> => {
  const params = { header: { 'Idempotency-Key': key } }
  const { amount } = request
  if (request.way === 'transfer') {
    const body = { amount, bankOwner: request.bankOwner }
    const call = member.POST('/api/routes/apply-user-deposit', { params, body })
    return parseResponse(applyUserDepositShapes, call, depositAnswer)
  }
  const body = { amount, code: request.code }
  const call = member.POST('/api/routes/apply-deposit-payment', { params, body })
  return parseResponse(applyDepositPaymentShapes, call, depositAnswer)
}

/** `done` with the id of the inquiry, or `still-waiting`: too many inquiries are unanswered. */
export type AccountRequest = {
  readonly outcome: Outcome
  readonly id: ItemId | null
  readonly refusal: OwnRefusal | null
}

/** Asks for the deposit account; the answer arrives as the inquiry's answer (R-COMM-02). */
export const askAccount = (): Promise<AccountRequest> =>
  parseResponse(
    userAskAccountShapes,
    member.POST('/api/routes/user-ask-account', { body: {} }),
    (answer) => ({
      outcome: outcomeOf(answer.status),
      id: answer.status === 'success' ? answer.help.id : null,
      refusal: ownRefusalOf(answer),
    }),
  )

export const getDepositOptions = (options: CallOptions = {}): Promise<readonly PaymentOption[]> =>
  parseSuccess(
    getDepositPaymentShapes,
    member.POST('/api/routes/get-deposit-payment', { body: {}, ...options }),
    ({ list }) => optionsFrom(list),
  )

export const readDepositLock = (options: CallOptions = {}): Promise<Lock> =>
  parseSuccess(
    getDepositLockShapes,
    member.POST('/api/routes/get-deposit-lock', { body: {}, ...options }),
    lockFrom,
  )

/** Cancels a waiting deposit: `done`, `already-settled`, or `not-found`. */
const cancelDeposit = (id: Deposit['id']): Promise<Outcome> =>
  parseOutcome(delUserDepositShapes, member.POST('/api/routes/del-user-deposit', { body: { id } }))

export const depositLimits = applyDepositRequestLimits

const rootKey = ['deposits'] as const

export const depositQueries = {
  options: () =>
    queryOptions({
      queryKey: [...rootKey, 'options'] as const,
      queryFn: ({ signal }) => getDepositOptions({ signal }),
    }),
  lock: () =>
    queryOptions({
      queryKey: [...rootKey, 'lock'] as const,
      queryFn: ({ signal }) => readDepositLock({ signal }),
    }),
}

export const depositMutations = {
  askAccount: () => ({
    mutationFn: askAccount,
    meta: { invalidates: [inquiryQueries.all()] },
  }),
  cancel: (id: Deposit['id']) => ({
    mutationFn: () => cancelDeposit(id),
    meta: { invalidates: [walletQueries.all()] },
  }),
}
