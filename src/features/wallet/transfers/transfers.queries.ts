import { queryOptions } from '@tanstack/react-query'
import { walletQueries } from '../wallet.queries.ts'
import { getPastTransfers, transferLimits as limits, transfers } from './transfers.api.ts'

export type { PastTransfer, Transfer, TransferRequest } from './transfers.api.ts'

export const transferLimits = limits

export const transferMutations = transfers

export const transferQueries = {
  past: () =>
    queryOptions({
      queryKey: [...walletQueries.all(), 'transfers'] as const,
      queryFn: ({ signal }) => getPastTransfers({ signal }),
    }),
}
