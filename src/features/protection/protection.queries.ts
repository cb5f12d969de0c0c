import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CallFailure } from '../../http/call-failure.ts'
import type { Page } from '../../http/paging.ts'
import { getAllBets } from '../bets/bets.api.ts'
import { getDeposits, getWithdrawals } from '../wallet/wallet.api.ts'
import {
  confirmLimit,
  getMoneyRecord,
  getProtection,
  limitLimits as limits,
  setLimit,
  setRealityCheck,
  startBreak,
} from './protection.api.ts'
import type { BreakDays, CheckMinutes, LimitKind, Movement } from './protection.model.ts'

export const limitLimits = limits

const rootKey = ['protection'] as const
const LOOK_BACK_MS = 92 * 24 * 60 * 60_000
const MAX_PAGES = 25

/** Makes the proxy read three months of lists, which it records. */
async function readLists(
  load: (page: number) => Promise<Page<{ readonly requestedAt: string }>>,
): Promise<void> {
  const oldest = Date.now() - LOOK_BACK_MS
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, pageCount } = await load(page)
    if (page >= pageCount || items.some((item) => Date.parse(item.requestedAt) < oldest)) return
  }
}

export const protectionQueries = {
  all: () => rootKey,
  facts: () =>
    queryOptions({
      queryKey: [...rootKey, 'facts'] as const,
      queryFn: ({ signal }) => getProtection({ signal }),
    }),
  /** Known movements of three months; reads the lists first. */
  record: () =>
    queryOptions({
      queryKey: [...rootKey, 'record'] as const,
      queryFn: async ({ signal }): Promise<readonly Movement[]> => {
        await Promise.all([
          readLists((page) => getDeposits(page, { signal })),
          readLists((page) => getWithdrawals(page, { signal })),
        ])
        return getMoneyRecord({ signal })
      },
    }),
  /** Bets of three months; null: more than 100 pages. */
  bets: () =>
    queryOptions({
      queryKey: [...rootKey, 'bets'] as const,
      queryFn: () => getAllBets({ from: new Date(Date.now() - LOOK_BACK_MS).toISOString() }),
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
  setLimit: (limit: LimitKind) =>
    mutationOptions({
      mutationKey: [...rootKey, 'limit', limit],
      mutationFn: (value: number | null) => setLimit(limit, value),
      ...reloadsFacts,
    }),
  confirmLimit: (limit: LimitKind) =>
    mutationOptions({
      mutationKey: [...rootKey, 'confirm', limit],
      mutationFn: () => confirmLimit(limit),
      ...reloadsFacts,
    }),
  startBreak: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'break'],
      mutationFn: (days: BreakDays) => startBreak(days),
      ...reloadsFacts,
    }),
  setRealityCheck: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'check'],
      mutationFn: (minutes: CheckMinutes) => setRealityCheck(minutes),
      ...reloadsFacts,
    }),
}
