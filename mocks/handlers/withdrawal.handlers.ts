import { instant } from '../db/instant.ts'
import { move } from '../db/ledger.ts'
import { hasWaiting, isWaiting, requestWithdrawal } from '../db/requests.ts'
import type { Handlers } from './contract.ts'
import { lockAnswer } from './lock-answer.ts'
import { pageOf } from './paging.ts'

export const withdrawalHandlers: Handlers<
  'applyUserWithdraw' | 'getWithdrawList' | 'userDelWithdraw' | 'getBalanceWithdrawLock'
> = {
  async applyUserWithdraw({ db, rules, now, member }, { amount }) {
    if (rules.withdrawLock !== null) return { status: 'time' }
    if (hasWaiting(db.withdrawals.all(), member.member)) return { status: 'wait' }
    const withdrawal = await requestWithdrawal(db, { member, amount, status: 'wait', at: now })
    return withdrawal === undefined ? { status: 'balance' } : { status: 'success', withdrawal }
  },

  getWithdrawList({ db, member: { member } }, body) {
    const { list, total } = pageOf(
      db.withdrawals.findMany((query) => query.where({ member })),
      body,
    )
    return { status: 'success', list: list.map(({ member: _member, ...one }) => one), total }
  },

  async userDelWithdraw({ db, now, member: { member } }, { id }) {
    const found = db.withdrawals.findFirst((query) => query.where({ member, id }))
    if (found === undefined) return { status: 'cant_find_code' }
    if (!isWaiting(found)) return { status: 'already' }
    await db.withdrawals.update(found, {
      data(draft) {
        draft.status = 'cansel'
        draft.settledAt = instant(now)
      },
    })
    await move(db, {
      member,
      reason: 'withdrawal-cancelled',
      at: now,
      changes: { balance: found.amount },
    })
    return { status: 'success' }
  },

  getBalanceWithdrawLock: ({ rules, now }) => lockAnswer(rules.withdrawLock, now),
}
