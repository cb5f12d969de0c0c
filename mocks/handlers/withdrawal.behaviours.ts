import { withdrawListRequestLimits } from '../../src/generated/limits/withdraw-list-request.ts'
import { refuseWithdrawal } from '../db/decisions.ts'
import { hasWaiting, requestWithdrawal } from '../db/requests.ts'
import { behave } from './contract.ts'
import { lockAnswer, lockReason } from './lock-answer.ts'
import { listedRequest } from './listed-request.ts'
import { pageOf, pageRequestOf } from './paging.ts'

export const withdrawalBehaviours = [
  behave('applyUserWithdraw', ({ db, rules, now, member, key, body: { amount } }) => {
    if (lockReason(rules.withdrawLock, member, 'withdrawals') !== null) return { status: 'time' }
    if (hasWaiting(db, 'withdrawals', member.member)) return { status: 'wait' }
    const withdrawal = requestWithdrawal(db, { member, amount, status: 'wait', at: now, key })
    if (withdrawal === undefined) return { status: 'balance' }
    return { status: 'success', withdrawal: listedRequest(withdrawal, rules) }
  }),

  behave('getWithdrawList', ({ db, rules, member: { member }, body }) => {
    const request = pageRequestOf(body, withdrawListRequestLimits)
    const { list, total } = pageOf(db.withdrawals, member, request)
    return { status: 'success', list: list.map((one) => listedRequest(one, rules)), total }
  }),

  behave('userDelWithdraw', ({ db, now, member: { member }, body: { id } }) => {
    const found = db.withdrawals.get(id)
    if (found?.member !== member) return { status: 'cant_find_code' }
    if (found.settledAt !== null) return { status: 'already' }
    refuseWithdrawal(db, found, now)
    return { status: 'success' }
  }),

  behave('getBalanceWithdrawLock', ({ rules, now, member }) =>
    lockAnswer(lockReason(rules.withdrawLock, member, 'withdrawals'), now),
  ),
]
