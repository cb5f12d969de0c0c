import { expect, test } from 'vitest'
import { getBets } from '../../src/features/bets/bets.api.ts'
import { getDeposits, getWithdrawals } from '../../src/features/wallet/wallet.api.ts'
import { betsRequestLimits } from '../../src/generated/limits/bets-request.ts'
import { depositListRequestLimits } from '../../src/generated/limits/deposit-list-request.ts'
import { withdrawListRequestLimits } from '../../src/generated/limits/withdraw-list-request.ts'
import { validators } from '../../proxy/http/validators.ts'
import type { Page } from '../../src/http/paging.ts'
import { answerCalls, ok } from '../support/wire.ts'

const at = '2026-11-20T21:00:00+09:00'
const account = { bankname: '국민은행', banknum: '123-456' }
const request = { amount: 10_000, status: 'wait', requestedAt: at, settledAt: null }
const bet = { kind: 'slot', company: 'a', nameKo: '가', nameEn: 'A', bet: 1, win: 0, placedAt: at }
const rows = Array.from({ length: 95 }, (_, id) => ({ id, ...account, ...request, ...bet }))

const lists = {
  bets: { getPage: getBets, schema: 'BetsRequest', limits: betsRequestLimits },
  deposits: {
    getPage: getDeposits,
    schema: 'DepositListRequest',
    limits: depositListRequestLimits,
  },
  withdrawals: {
    getPage: getWithdrawals,
    schema: 'WithdrawListRequest',
    limits: withdrawListRequestLimits,
  },
} as const

function startBackend({ schema, limits }: (typeof lists)[keyof typeof lists]) {
  const sent = answerCalls(() => {
    const body = sent.at(-1)?.body
    validators[schema](body)
    expect(validators[schema].errors).toBeNull()
    const { page = limits.page.default, pageSize = limits.pageSize.default } = body as Partial<
      Record<'page' | 'pageSize', number>
    >
    const list = rows.slice((page - 1) * pageSize, page * pageSize)
    return ok({ status: 'success', list, total: rows.length })
  })
}

test.each(Object.entries(lists))(
  '%s: a player who visits all pages sees each item once',
  async (_, list) => {
    startBackend(list)
    const getPage: (page: number) => Promise<Page<{ readonly id: string | number }>> = list.getPage
    const first = await getPage(1)
    const numbers = Array.from({ length: first.pageCount }, (_none, index) => index + 1)
    const pages = await Promise.all(numbers.map((number) => getPage(number)))
    const seen = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(seen).toEqual(rows.map(({ id }) => id))
  },
)
