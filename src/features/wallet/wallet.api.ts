import { queryOptions } from '@tanstack/react-query'
import { getDepositListShapes } from '../../generated/answers/get-deposit-list.ts'
import { getInGameBalanceShapes } from '../../generated/answers/get-in-game-balance.ts'
import { getWithdrawListShapes } from '../../generated/answers/get-withdraw-list.ts'
import { depositListRequestLimits } from '../../generated/limits/deposit-list-request.ts'
import { withdrawListRequestLimits } from '../../generated/limits/withdraw-list-request.ts'
import { parseBalance, parseMoney, parsePoints } from '../../lib/money.ts'
import type { Money } from '../../lib/money.ts'
import type { Balances } from '../player/player.ts'
import { assertOwnMember, parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { requestStateOf } from '../../http/outcome.ts'
import type { RequestState } from '../../http/outcome.ts'
import { pageFrom, pageRequest } from '../../http/paging.ts'
import type { Page, PageRequest } from '../../http/paging.ts'

/** @throws when they are another member's */
export const balancesFrom = ({
  userId,
  balance,
  gameMoney,
  rolling,
}: Omit<Content<typeof getInGameBalanceShapes, 'success'>, 'status'>): Balances => {
  assertOwnMember(userId)
  return {
    balance: parseBalance(balance),
    gameBalance: parseBalance(gameMoney),
    comp: parsePoints(rolling),
  }
}

/** The member's current balances; rejects (`unreadable`) if they are another member's. */
export const getBalances = (options: CallOptions = {}): Promise<Balances> =>
  parseSuccess(
    getInGameBalanceShapes,
    member.POST('/api/routes/get-in-game-balance', { body: {}, ...options }),
    balancesFrom,
  )

type WireDeposit = Content<typeof getDepositListShapes, 'success'>['list'][number]
type WireWithdrawal = Content<typeof getWithdrawListShapes, 'success'>['list'][number]

type Request<Wire> = Omit<Wire, 'amount' | 'status'> & {
  readonly amount: Money
  readonly state: RequestState
}

/** A deposit request. Times are RFC 3339. */
export type Deposit = Request<WireDeposit>

/** A withdrawal request with its destination account. Times are RFC 3339. */
export type Withdrawal = Omit<Request<WireWithdrawal>, 'bankname' | 'banknum'> & {
  readonly bankName: string
  readonly bankNumber: string
}

const requestFrom = <Wire extends Pick<WireDeposit, 'amount' | 'status'>>({
  amount,
  status,
  ...rest
}: Wire): Request<Wire> => ({ ...rest, amount: parseMoney(amount), state: requestStateOf(status) })

export const depositsFrom = (
  body: PageRequest,
  { list, total }: Omit<Content<typeof getDepositListShapes, 'success'>, 'status'>,
): Page<Deposit> => pageFrom(body, list.map(requestFrom), total)

export const withdrawalsFrom = (
  body: PageRequest,
  { list, total }: Omit<Content<typeof getWithdrawListShapes, 'success'>, 'status'>,
): Page<Withdrawal> =>
  pageFrom(
    body,
    list.map(({ bankname, banknum, ...request }) => ({
      ...requestFrom(request),
      bankName: bankname,
      bankNumber: banknum,
    })),
    total,
  )

/** One page of the member's deposits, newest first; first page: 1. */
export const getDeposits = (page: number, options: CallOptions = {}): Promise<Page<Deposit>> => {
  const body = pageRequest(page, depositListRequestLimits)
  return parseSuccess(
    getDepositListShapes,
    member.POST('/api/routes/get-deposit-list', { body, ...options }),
    (answer) => depositsFrom(body, answer),
  )
}

/** One page of the member's withdrawals, newest first; first page: 1. */
export const getWithdrawals = (
  page: number,
  options: CallOptions = {},
): Promise<Page<Withdrawal>> => {
  const body = pageRequest(page, withdrawListRequestLimits)
  return parseSuccess(
    getWithdrawListShapes,
    member.POST('/api/routes/get-withdraw-list', { body, ...options }),
    (answer) => withdrawalsFrom(body, answer),
  )
}

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
