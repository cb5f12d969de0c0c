import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Keyed } from '../money-form/money-form.model.ts'
import { walletQueries } from '../wallet.queries.ts'
import { getPastTransfers, transferLimits as limits, transfers } from './transfers.api.ts'
import type { Transfer, TransferRequest } from './transfers.api.ts'

export type { PastTransfer, Transfer, TransferRequest } from './transfers.api.ts'

export const transferLimits = limits

export const transferQueries = {
  past: () =>
    queryOptions({
      queryKey: [...walletQueries.all(), 'transfers'] as const,
      queryFn: ({ signal }) => getPastTransfers({ signal }),
    }),
}

export const transferMutation = (transfer: Transfer) =>
  mutationOptions({
    mutationFn: ({ request, key }: Keyed<TransferRequest>) => transfers[transfer](request, key, {}),
    meta: { invalidates: [walletQueries.all()] },
  })
