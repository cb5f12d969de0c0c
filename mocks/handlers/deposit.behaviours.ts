import { depositListRequestLimits } from '../../src/generated/limits/deposit-list-request.ts'
import { refuseDeposit } from '../db/decisions.ts'
import { hasWaiting, requestDeposit } from '../db/requests.ts'
import { behave } from './contract.ts'
import { lockAnswer, lockReason } from './lock-answer.ts'
import { listedRequest } from './listed-request.ts'
import { pageOf, pageRequestOf } from './paging.ts'

export const depositBehaviours = [
  behave('applyUserDeposit', ({ db, rules, now, member, key, body }) => {
    const { amount, bankOwner } = body
    if (lockReason(rules.depositLock, member, 'deposits') !== null) return { status: 'time' }
    if (hasWaiting(db, 'deposits', member.member)) return { status: 'wait' }
    const payIn = { code: null, bankOwner, instruction: null, payTo: null, payBy: null }
    const deposit = requestDeposit(db, { member, amount, status: 'wait', at: now, key, payIn })
    return { status: 'success', deposit: listedRequest(deposit, rules) }
  }),

  behave('getDepositList', ({ db, rules, member: { member }, body }) => {
    const request = pageRequestOf(body, depositListRequestLimits)
    const { list, total } = pageOf(db.deposits, member, request)
    return { status: 'success', list: list.map((one) => listedRequest(one, rules)), total }
  }),

  behave('userDelDeposit', ({ db, now, member: { member }, body: { id } }) => {
    const found = db.deposits.get(id)
    if (found?.member !== member) return { status: 'cant_find_code' }
    if (found.settledAt !== null) return { status: 'already' }
    refuseDeposit(db, found, now)
    return { status: 'success' }
  }),

  behave('getBalanceDepositLock', ({ rules, now, member }) =>
    lockAnswer(lockReason(rules.depositLock, member, 'deposits'), now),
  ),
]
