import { getDepositList, getInGameBalance, getWithdrawList } from '../../generated/answer-shapes.ts'
import { isReadableAmount } from '../../lib/money.ts'
import { parseSuccess, requireId, assertOwnMember } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { requestStateOf } from '../../http/outcome.ts'
import type { RequestState } from '../../http/outcome.ts'
import { PAGE_SIZE, pageFrom } from '../../http/paging.ts'
import type { Page } from '../../http/paging.ts'
import { pageToken } from '../../http/page-token.ts'

/** What the member has, in won and points (R-ACCT-05). Unreadable figures are NaN. */
export type Funds = {
  readonly balance: number
  readonly gameMoney: number
  readonly compMoney: number
}

/** Money on the site, in the games, and comp money, as they are now; never another member's. */
export const getFunds = (options: CallOptions = {}): Promise<Funds> =>
  parseSuccess(
    getInGameBalance,
    member.POST('/api/routes/get-in-game-balance', { body: {}, ...options }),
    ({ userId, balance, gameMoney, rolling }) => {
      assertOwnMember(userId, pageToken()?.userId)
      return { balance, gameMoney, compMoney: rolling }
    },
  )

/** A request to pay money in. `amount` in won; instants are RFC 3339. */
export type Deposit = {
  readonly id: number
  readonly amount: number
  readonly state: RequestState
  readonly requestedAt: string
  readonly settledAt: string | null
}

/** A request to pay money out, and the account that it goes to. */
export type Withdrawal = Deposit & { readonly bankName: string; readonly bankNumber: string }

type WireRequest = {
  readonly id: number
  readonly amount: number
  readonly status: string
  readonly requestedAt: string
  readonly settledAt: string | null
}

const depositFrom = ({ id, amount, status, requestedAt, settledAt }: WireRequest): Deposit => ({
  id: requireId(id),
  amount: isReadableAmount(amount) ? amount : Number.NaN,
  state: requestStateOf(status),
  requestedAt,
  settledAt,
})

/** One page of the member's deposits, the newest first; the first page is 1. */
export const getDeposits = (page: number, options: CallOptions = {}): Promise<Page<Deposit>> =>
  parseSuccess(
    getDepositList,
    member.POST('/api/routes/get-deposit-list', {
      body: { page, pageSize: PAGE_SIZE },
      ...options,
    }),
    ({ list, total }) => pageFrom(page, list.map(depositFrom), total),
  )

/** One page of the member's withdrawals, the newest first; the first page is 1. */
export const getWithdrawals = (
  page: number,
  options: CallOptions = {},
): Promise<Page<Withdrawal>> =>
  parseSuccess(
    getWithdrawList,
    member.POST('/api/routes/get-withdraw-list', {
      body: { page, pageSize: PAGE_SIZE },
      ...options,
    }),
    ({ list, total }) =>
      pageFrom(
        page,
        list.map((one) => ({
          ...depositFrom(one),
          bankName: one.bankname,
          bankNumber: one.banknum,
        })),
        total,
      ),
  )
