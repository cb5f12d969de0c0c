import { depositListRequestLimits } from '../../src/generated/limits/deposit-list-request.ts'
import { withdrawListRequestLimits } from '../../src/generated/limits/withdraw-list-request.ts'
import {
  hasWaitingRequest,
  refuseDeposit,
  refuseWithdrawal,
  requestDeposit,
  requestWithdrawal,
} from '../db/requests.ts'
import { behave } from './contract.ts'
import { listedRequest, lockAnswer, lockReason } from './request-answers.ts'
import { pageOf, pageRequestOf } from './row-pages.ts'

export const requestBehaviours = [
  behave('applyUserDeposit', ({ db, rules, now, member, key, body }) => {
    const { amount, bankOwner } = body
    if (lockReason(rules.depositLock, member, 'deposits') !== null) return { status: 'time' }
    if (hasWaitingRequest(db, 'deposits', member.member)) return { status: 'wait' }
    const payIn = { code: null, bankOwner, instruction: null, payTo: null, payBy: null }
    const deposit = requestDeposit(db, { member, amount, status: 'wait', at: now, key, payIn })
    return { status: 'success', deposit: listedRequest(deposit, rules) }
  }),

  behave('getDepositList', ({ db, rules, member: { member }, body }) => {
    const request = pageRequestOf(body, depositListRequestLimits)
    const { list, total } = pageOf(db.deposits, member, request)
    return { status: 'success', list: list.map((row) => listedRequest(row, rules)), total }
  }),

  behave('userDelDeposit', ({ db, now, member: { member }, body: { id } }) => {
    const deposit = db.deposits.get(id)
    if (deposit?.member !== member) return { status: 'cant_find_code' }
    if (deposit.settledAt !== null) return { status: 'already' }
    refuseDeposit(db, deposit, now)
    return { status: 'success' }
  }),

  behave('getBalanceDepositLock', ({ rules, now, member }) =>
    lockAnswer(lockReason(rules.depositLock, member, 'deposits'), now),
  ),

  behave('applyUserWithdraw', ({ db, rules, now, member, key, body: { amount } }) => {
    if (lockReason(rules.withdrawLock, member, 'withdrawals') !== null) return { status: 'time' }
    if (hasWaitingRequest(db, 'withdrawals', member.member)) return { status: 'wait' }
    const withdrawal = requestWithdrawal(db, { member, amount, status: 'wait', at: now, key })
    if (withdrawal === undefined) return { status: 'balance' }
    return { status: 'success', withdrawal: listedRequest(withdrawal, rules) }
  }),

  behave('getWithdrawList', ({ db, rules, member: { member }, body }) => {
    const request = pageRequestOf(body, withdrawListRequestLimits)
    const { list, total } = pageOf(db.withdrawals, member, request)
    return { status: 'success', list: list.map((row) => listedRequest(row, rules)), total }
  }),

  behave('userDelWithdraw', ({ db, now, member: { member }, body: { id } }) => {
    const withdrawal = db.withdrawals.get(id)
    if (withdrawal?.member !== member) return { status: 'cant_find_code' }
    if (withdrawal.settledAt !== null) return { status: 'already' }
    refuseWithdrawal(db, withdrawal, now)
    return { status: 'success' }
  }),

  behave('getBalanceWithdrawLock', ({ rules, now, member }) =>
    lockAnswer(lockReason(rules.withdrawLock, member, 'withdrawals'), now),
  ),
]
