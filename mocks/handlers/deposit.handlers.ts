import { instant } from '../db/instant.ts'
import { hasWaiting, isWaiting, requestDeposit } from '../db/requests.ts'
import type { Handlers } from './contract.ts'
import { lockAnswer } from './lock-answer.ts'
import { pageOf } from './paging.ts'

export const depositHandlers: Handlers<
  'applyUserDeposit' | 'getDepositList' | 'userDelDeposit' | 'getBalanceDepositLock'
> = {
  async applyUserDeposit({ db, rules, now, member }, { amount }) {
    if (rules.depositLock !== null) return { status: 'time' }
    if (hasWaiting(db.deposits.all(), member.member)) return { status: 'wait' }
    const deposit = await requestDeposit(db, { member, amount, status: 'wait', at: now })
    return { status: 'success', deposit }
  },

  getDepositList({ db, member: { member } }, body) {
    const { list, total } = pageOf(
      db.deposits.findMany((query) => query.where({ member })),
      body,
    )
    return { status: 'success', list: list.map(({ member: _member, ...one }) => one), total }
  },

  async userDelDeposit({ db, now, member: { member } }, { id }) {
    const found = db.deposits.findFirst((query) => query.where({ member, id }))
    if (found === undefined) return { status: 'cant_find_code' }
    if (!isWaiting(found)) return { status: 'already' }
    await db.deposits.update(found, {
      data(draft) {
        draft.status = 'cansel'
        draft.settledAt = instant(now)
      },
    })
    return { status: 'success' }
  },

  getBalanceDepositLock: ({ rules, now }) => lockAnswer(rules.depositLock, now),
}
