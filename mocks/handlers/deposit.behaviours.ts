import { depositListRequestLimits } from '../../src/generated/limits/deposit-list-request.ts'
import { refuseDeposit } from '../db/decisions.ts'
import { hasWaiting, requestDeposit } from '../db/requests.ts'
import { behave } from './contract.ts'
import { lockAnswer, lockReason } from './lock-answer.ts'
import { pageOf, pageRequestOf } from './paging.ts'

export const depositBehaviours = [
  behave('applyUserDeposit', ({ db, rules, now, member, body: { amount } }) => {
    if (lockReason(rules.depositLock, member, 'deposits') !== null) return { status: 'time' }
    if (hasWaiting(db, 'deposits', member.member)) return { status: 'wait' }
    const deposit = requestDeposit(db, { member, amount, status: 'wait', at: now })
    return { status: 'success', deposit }
  }),

  behave('getDepositList', ({ db, member: { member }, body }) => {
    const request = pageRequestOf(body, depositListRequestLimits)
    return { status: 'success', ...pageOf(db.deposits, member, request) }
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
