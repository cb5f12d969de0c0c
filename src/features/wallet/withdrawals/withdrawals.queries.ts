import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { PaymentOption } from '../payment-options.ts'
import { walletQueries } from '../wallet.queries.ts'
import type { Withdrawal } from '../wallet.queries.ts'
import {
  cancelWithdrawal,
  getWithdrawalOptions,
  launchWithdrawal,
  readWithdrawalLock,
  requestWithdrawal,
  withdrawalLimits as limits,
} from './withdrawals.api.ts'

export type { WithdrawalRequest } from './withdrawals.api.ts'

export const withdrawalLimits = limits

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
  request: requestWithdrawal,
  launch: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'launch'],
      mutationFn: (code: PaymentOption['code']) => launchWithdrawal(code),
    }),
  cancel: (id: Withdrawal['id']) =>
    mutationOptions({
      mutationKey: [...rootKey, 'cancel', id],
      mutationFn: () => cancelWithdrawal(id),
      meta: { invalidates: [walletQueries.all()] },
    }),
}
