import type { Caller } from '../support/mock-scenario.ts'
import { inScenario } from './story.ts'
import type { Stories } from './story.ts'

const deposit = { amount: 500_000, bankOwner: '김데모' }
const payIn = { code: 'bank-link', amount: 500_000 }
const unknownTicket = 'wt-4b1d7c0e9a2f5831'

async function payoutTicket(caller: Caller): Promise<string> {
  const answer = await caller.ask('withdrawalLauncher', { code: 'bank-link' })
  if (answer.status !== 'success') throw new Error(`no ticket but ${answer.status}`)
  return answer.ticket
}

async function applied(caller: Caller, kind: 'deposit' | 'withdrawal'): Promise<number | string> {
  if (kind === 'deposit') {
    const answer = await caller.ask('applyUserDeposit', deposit)
    if (answer.status === 'success') return answer.deposit.id
  } else {
    const answer = await caller.ask('applyUserWithdraw', { amount: 200_000 })
    if (answer.status === 'success') return answer.withdrawal.id
  }
  throw new Error(`no ${kind} was applied for`)
}

export const balanceStories: Stories = {
  applyUserDeposit: {
    async wait({ demo }) {
      const member = await demo()
      await applied(member, 'deposit')
      return member.ask('applyUserDeposit', deposit)
    },
    time: inScenario('locked', async ({ demo }) => (await demo()).ask('applyUserDeposit', deposit)),
  },
  applyUserWithdraw: {
    success: async ({ demo }) => (await demo()).ask('applyUserWithdraw', { amount: 1_250_000 }),
    balance: async ({ demo }) => (await demo()).ask('applyUserWithdraw', { amount: 1_250_001 }),
    async wait({ demo }) {
      const member = await demo()
      await applied(member, 'withdrawal')
      return member.ask('applyUserWithdraw', { amount: 1 })
    },
    time: inScenario('locked', async ({ demo }) =>
      (await demo()).ask('applyUserWithdraw', { amount: 200_000 }),
    ),
  },
  userRollToBalance: {
    low_point: async ({ demo }) => (await demo()).ask('userRollToBalance', { amount: 9_999 }),
  },
  userDelDeposit: {
    async success({ demo }) {
      const member = await demo()
      return member.ask('userDelDeposit', { id: await applied(member, 'deposit') })
    },
    async already({ demo, pass }) {
      const member = await demo()
      const id = await applied(member, 'deposit')
      pass(60_000)
      return member.ask('userDelDeposit', { id })
    },
    async cant_find_code({ demo, sora }) {
      const othersId = await applied(await demo(), 'deposit')
      return (await sora()).ask('userDelDeposit', { id: othersId })
    },
  },
  userDelWithdraw: {
    async success({ demo }) {
      const member = await demo()
      return member.ask('userDelWithdraw', { id: await applied(member, 'withdrawal') })
    },
    async already({ demo, pass }) {
      const member = await demo()
      const id = await applied(member, 'withdrawal')
      pass(120_000)
      return member.ask('userDelWithdraw', { id })
    },
    cant_find_code: async ({ demo }) => (await demo()).ask('userDelWithdraw', { id: 999_999 }),
  },
  getBalanceWithdrawLock: {
    success: inScenario('locked', async ({ demo }) =>
      (await demo()).ask('getBalanceWithdrawLock', {}),
    ),
  },
}

export const payStories: Stories = {
  payDeposit: {
    async wait({ demo }) {
      const member = await demo()
      await applied(member, 'deposit')
      return member.ask('payDeposit', payIn)
    },
    time: inScenario('locked', async ({ demo }) => (await demo()).ask('payDeposit', payIn)),
    cant_find_code: async ({ demo }) =>
      (await demo()).ask('payDeposit', { ...payIn, code: 'no-such-way' }),
  },
  withdrawalLauncher: {
    async wait({ demo }) {
      const member = await demo()
      await applied(member, 'withdrawal')
      return member.ask('withdrawalLauncher', { code: 'bank-link' })
    },
    time: inScenario('locked', async ({ demo }) =>
      (await demo()).ask('withdrawalLauncher', { code: 'bank-link' }),
    ),
    cant_find_code: async ({ demo }) =>
      (await demo()).ask('withdrawalLauncher', { code: 'no-such-way' }),
  },
  payWithdrawal: {
    async success({ demo }) {
      const member = await demo()
      return member.ask('payWithdrawal', { ticket: await payoutTicket(member), amount: 200_000 })
    },
    async balance({ demo }) {
      const member = await demo()
      const ticket = await payoutTicket(member)
      return member.ask('payWithdrawal', { ticket, amount: 1_250_001 })
    },
    async wait({ demo }) {
      const member = await demo()
      const ticket = await payoutTicket(member)
      await applied(member, 'withdrawal')
      return member.ask('payWithdrawal', { ticket, amount: 10_000 })
    },
    async already({ demo }) {
      const member = await demo()
      const ticket = await payoutTicket(member)
      await member.ask('payWithdrawal', { ticket, amount: 200_000 })
      return member.ask('payWithdrawal', { ticket, amount: 200_000 })
    },
    cant_find_code: async ({ demo }) =>
      (await demo()).ask('payWithdrawal', { ticket: unknownTicket, amount: 200_000 }),
    time: inScenario('locked', async ({ demo }) =>
      (await demo()).ask('payWithdrawal', { ticket: unknownTicket, amount: 200_000 }),
    ),
  },
}
