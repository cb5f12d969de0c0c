import { queryOptions } from '@tanstack/react-query'
import { getMoneyRecordShapes } from '../../generated/answers/get-money-record.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import type { Page } from '../../http/paging.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import { getAllBets } from '../bets/bets.api.ts'
import { getDeposits, getWithdrawals } from '../wallet/wallet.api.ts'
import { moneyKinds } from './protection.model.ts'
import type { Movement } from './protection.model.ts'

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

const isMovement = (movement: { kind: string; state: string }): movement is Movement =>
  moneyKinds.some((kind) => kind === movement.kind)

/** All known movements of money, newest first. */
const getMoneyRecord = (options: CallOptions): Promise<readonly Movement[]> =>
  parseSuccess(
    getMoneyRecordShapes,
    member.POST('/api/routes/get-money-record', { body: {}, ...options }),
    ({ list }) => list.filter(isMovement),
  )

export const recordQueries = {
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
