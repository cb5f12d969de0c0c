import { depositOptions, withdrawalOptions } from '../catalog/payment-options.ts'
import type { PaymentOption } from '../catalog/payment-options.ts'
import type { Code } from '../catalog/providers.ts'
import { instant } from '../db/clock.ts'
import { unusedKey } from '../db/draw-random.ts'
import { hasWaitingRequest, requestDeposit, requestWithdrawal } from '../db/requests.ts'
import { behave } from './contract.ts'
import { listedRequest, lockReason } from './request-answers.ts'

const PAYOUT_TICKET_MS = 600_000

const optionOf = <Option extends PaymentOption>(options: readonly Option[], code: Code) =>
  options.find((option) => option.code === code)

/** The refusal of an amount outside an option's limits; undefined: inside. */
function refuseOutsideLimits({ minAmount, maxAmount }: PaymentOption, amount: number) {
  if (amount >= minAmount && amount <= maxAmount) return undefined
  const errors = [{ pointer: '/amount', message: `must be from ${minAmount} to ${maxAmount}` }]
  return { status: 400 as const, body: { code: 'request_invalid' as const, errors } }
}

export const payBehaviours = [
  behave('getPayment', () => ({
    status: 'success',
    list: [...depositOptions],
  })),

  behave('getPaymentWithdraw', () => ({ status: 'success', list: [...withdrawalOptions] })),

  behave('payDeposit', ({ db, rules, now, member, key, body: { code, amount } }) => {
    if (lockReason(rules.depositLock, member, 'deposits') !== null) return { status: 'time' }
    const option = optionOf(depositOptions, code)
    if (option === undefined) return { status: 'cant_find_code' }
    const limitRefusal = refuseOutsideLimits(option, amount)
    if (limitRefusal !== undefined) return limitRefusal
    if (hasWaitingRequest(db, 'deposits', member.member)) return { status: 'wait' }
    const { instruction, payTo, payWithinMs, needsPayerName } = option
    const payIn = {
      code,
      bankOwner: needsPayerName ? member.bankOwner : null,
      instruction,
      payTo,
      payBy: payWithinMs === null ? null : instant(now + payWithinMs),
    }
    const deposit = requestDeposit(db, { member, amount, status: 'reg', at: now, key, payIn })
    return { status: 'success', deposit: listedRequest(deposit, rules), instruction }
  }),

  behave('withdrawalLauncher', ({ db, rules, now, member: owner, body: { code } }) => {
    const { member } = owner
    if (lockReason(rules.withdrawLock, owner, 'withdrawals') !== null) return { status: 'time' }
    const option = optionOf(withdrawalOptions, code)
    if (option === undefined) return { status: 'cant_find_code' }
    if (hasWaitingRequest(db, 'withdrawals', member)) return { status: 'wait' }
    const ticket = unusedKey(db, db.payoutTickets, 24, 'wt-')
    const expiresAt = now + PAYOUT_TICKET_MS
    db.payoutTickets.add({ ticket, member, code: option.code, used: false, expiresAt })
    const { minAmount, maxAmount } = option
    return { status: 'success', ticket, minAmount, maxAmount, expiresAt: instant(expiresAt) }
  }),

  behave('payWithdrawal', ({ db, rules, now, member, key, body: { ticket, amount } }) => {
    if (lockReason(rules.withdrawLock, member, 'withdrawals') !== null) return { status: 'time' }
    const payoutTicket = db.payoutTickets.get(ticket)
    if (payoutTicket?.member !== member.member) return { status: 'cant_find_code' }
    if (payoutTicket.used) return { status: 'already' }
    const option = optionOf(withdrawalOptions, payoutTicket.code)
    if (option === undefined || payoutTicket.expiresAt <= now) return { status: 'cant_find_code' }
    const limitRefusal = refuseOutsideLimits(option, amount)
    if (limitRefusal !== undefined) return limitRefusal
    if (hasWaitingRequest(db, 'withdrawals', member.member)) return { status: 'wait' }
    const withdrawal = requestWithdrawal(db, { member, amount, status: 'reg', at: now, key })
    if (withdrawal === undefined) return { status: 'balance' }
    db.payoutTickets.update(ticket, { used: true })
    return { status: 'success', withdrawal: listedRequest(withdrawal, rules) }
  }),
]
