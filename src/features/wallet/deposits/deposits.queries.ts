import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { walletQueries } from '../wallet.queries.ts'
import type { Deposit } from '../wallet.queries.ts'
import { inquiryQueries } from '../../inquiries/inquiries.queries.ts'
import {
  askAccount,
  cancelDeposit,
  depositLimits as limits,
  getDepositOptions,
  readDepositLock,
  requestDeposit,
} from './deposits.api.ts'

export type { DepositAnswer, DepositRequest, OwnRefusal } from './deposits.api.ts'

export const depositLimits = limits

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
  request: requestDeposit,
  askAccount: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'ask-account'],
      mutationFn: () => askAccount(),
      meta: { invalidates: [inquiryQueries.all()] },
    }),
  cancel: (id: Deposit['id']) =>
    mutationOptions({
      mutationKey: [...rootKey, 'cancel', id],
      mutationFn: () => cancelDeposit(id),
      meta: { invalidates: [walletQueries.all()] },
    }),
}
