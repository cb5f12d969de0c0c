import { queryOptions } from '@tanstack/react-query'
import { getDeposits, getBalances, getWithdrawals } from './wallet.api.ts'

export type { RequestState } from '../../http/outcome.ts'
export type { Deposit, Withdrawal } from './wallet.api.ts'

const rootKey = ['wallet'] as const

export const walletQueries = {
  all: () => rootKey,
  inGameBalance: () =>
    queryOptions({
      queryKey: [...rootKey, 'in-game-balance'] as const,
      queryFn: ({ signal }) => getBalances({ signal }),
    }),
  deposits: (page: number) =>
    queryOptions({
      queryKey: [...rootKey, 'deposits', page] as const,
      queryFn: ({ signal }) => getDeposits(page, { signal }),
    }),
  withdrawals: (page: number) =>
    queryOptions({
      queryKey: [...rootKey, 'withdrawals', page] as const,
      queryFn: ({ signal }) => getWithdrawals(page, { signal }),
    }),
}
