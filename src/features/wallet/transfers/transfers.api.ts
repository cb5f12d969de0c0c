import { queryOptions } from '@tanstack/react-query'
import { changeToPointShapes } from '../../../generated/answers/change-to-point.ts'
import { getMoneyRecordShapes } from '../../../generated/answers/get-money-record.ts'
import { moneyToPointShapes } from '../../../generated/answers/money-to-point.ts'
import { rollToBalanceShapes } from '../../../generated/answers/roll-to-balance.ts'
import { transferInShapes } from '../../../generated/answers/transfer-in.ts'
import { transferOutShapes } from '../../../generated/answers/transfer-out.ts'
import { amountRequestLimits } from '../../../generated/limits/amount-request.ts'
import { pointsRequestLimits } from '../../../generated/limits/points-request.ts'
import { member } from '../../../http/client.ts'
import type { CallOptions } from '../../../http/client.ts'
import { outcomeOf } from '../../../http/outcome.ts'
import { parseResponse, parseSuccess } from '../../../http/parse-response.ts'
import type { Shapes } from '../../../http/parse-response.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { Money } from '../../../lib/money.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import { walletQueries } from '../wallet.api.ts'

/** Amount in won, or in points when converting comp. */
export type TransferRequest = { readonly amount: number }

type Route =
  | '/api/routes/transfer-in'
  | '/api/routes/transfer-out'
  | '/api/routes/roll-to-balance'
  | '/api/routes/money-to-point'
  | '/api/routes/change-to-point'

const transferBy =
  (shapes: Shapes, route: Route) =>
  (body: TransferRequest, key: string): Promise<MoneyAnswer> => {
    const call = member.POST(route, { params: { header: { 'Idempotency-Key': key } }, body })
    return parseResponse(shapes, call, ({ status }) => ({ outcome: outcomeOf(status) }))
  }

/**
 * Transfers between the member's balances, each once per key: `done`, `not-enough-balance`, or `not-enough-points`
 * for comp.
 */
export const transfers = {
  intoGames: transferBy(transferInShapes, '/api/routes/transfer-in'),
  outOfGames: transferBy(transferOutShapes, '/api/routes/transfer-out'),
  compToBalance: transferBy(rollToBalanceShapes, '/api/routes/roll-to-balance'),
  balanceToComp: transferBy(moneyToPointShapes, '/api/routes/money-to-point'),
  gamesToComp: transferBy(changeToPointShapes, '/api/routes/change-to-point'),
} as const

export type Transfer = keyof typeof transfers

/** A transfer in the site's record. `at` is RFC 3339. */
export type PastTransfer = {
  readonly way: Extract<Transfer, 'intoGames' | 'outOfGames'>
  readonly amount: Money
  readonly at: string
  /** Unknown: it was sent, and its answer was lost. */
  readonly state: 'completed' | 'unknown'
}

const recordedWays = {
  transfer_in: 'intoGames',
  transfer_out: 'outOfGames',
} as const satisfies Record<string, PastTransfer['way']>

const isRecordedWay = (kind: string): kind is keyof typeof recordedWays =>
  Object.hasOwn(recordedWays, kind)

/** Transfers between balance and games of the last 100 days, newest first. */
export const getPastTransfers = (options: CallOptions = {}): Promise<readonly PastTransfer[]> =>
  parseSuccess(
    getMoneyRecordShapes,
    member.POST('/api/routes/get-money-record', { body: {}, ...options }),
    ({ list }) =>
      list.flatMap(({ kind, amount, at, state }) =>
        isRecordedWay(kind)
          ? [
              {
                way: recordedWays[kind],
                amount: parseMoney(amount),
                at,
                state: state === 'completed' ? ('completed' as const) : ('unknown' as const),
              },
            ]
          : [],
      ),
  )

/** Limits of an amount in won, and in points. */
export const transferLimits = {
  won: amountRequestLimits.amount,
  points: pointsRequestLimits.amount,
} as const

export const transferQueries = {
  past: () =>
    queryOptions({
      queryKey: [...walletQueries.all(), 'transfers'] as const,
      queryFn: ({ signal }) => getPastTransfers({ signal }),
    }),
}
