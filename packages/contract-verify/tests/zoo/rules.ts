import { also, answering, at, bodyOf, withMemory } from './layers.ts'
import type { Break } from './layers.ts'
import { isWaiting, telling } from './state.ts'
import type { Item } from './state.ts'
import type { OperationId } from '../../../../mocks/handlers/contract.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'

let count = 0

export const rulesBreaks: readonly Break[] = [
  telling('a list is turned round each time', 'same-answer-twice', 'getSlotSetting', (body) => {
    const slot = body['slot'] as Item[]
    const turn = (count += 1) % slot.length
    return { ...body, slot: [...slot.slice(turn), ...slot.slice(0, turn)] }
  }),
  telling('an answer that only reads counts', 'same-answer-twice', 'getInGameBalance', (body) => ({
    ...body,
    rolling: (count += 1),
  })),
  telling(
    'two answers tell another level of money in the games',
    'figures-agree',
    'userHealthCheck',
    (body) => ({ ...body, user: { ...(body['user'] as Item), in_balance: 1 } }),
  ),
  telling("a member's page shows an old balance", 'figures-agree', 'getMember', (body) => ({
    ...body,
    member: {
      ...(body['member'] as Item),
      user: { ...((body['member'] as Item)['user'] as Item), balance: 1 },
    },
  })),
  telling(
    'one answer counts messages otherwise within',
    'figures-agree',
    'userHealthCheck',
    (body) => ({ ...body, user: { ...(body['user'] as Item), noteCount: 17 } }),
  ),
  {
    name: 'a second deposit is taken while one waits',
    check: 'second-waits',
    operation: 'applyUserDeposit',
    layer: cancellingFirst('applyUserDeposit', 'getDepositList', 'userDelDeposit'),
  },
  {
    name: 'a second withdrawal is taken while one waits',
    check: 'second-waits',
    operation: 'applyUserWithdraw',
    layer: cancellingFirst('applyUserWithdraw', 'getWithdrawList', 'userDelWithdraw'),
  },
  {
    name: 'inquiries without end are taken',
    check: 'second-waits',
    operation: 'writeHelp',
    layer: at('writeHelp', async (sent, next) => {
      const received = await next(sent)
      if (!received.text.includes('"wait"')) return received
      await also(next, sent, 'deleteAllHelp', {})
      return next(sent)
    }),
  },
  {
    name: 'an unknown message is the first one',
    check: 'unknown-is-not-found',
    operation: 'readNote',
    layer: at('readNote', async (sent, next) => {
      const received = await next(sent)
      if (!received.text.includes('cant_find_code')) return received
      const { list } = JSON.parse((await also(next, sent, 'getNote', {})).text) as { list: Item[] }
      return list.length === 0
        ? received
        : next({ ...sent, text: JSON.stringify({ id: list[0]?.['id'] }) })
    }),
  },
  telling('an unknown deposit is cancelled', 'unknown-is-not-found', 'userDelDeposit', (body) =>
    body['status'] === 'cant_find_code' ? { status: 'success' } : body,
  ),
  {
    name: 'a provider that there is not has games',
    check: 'unknown-is-not-found',
    operation: 'getSlotByCompany',
    layer: answering('getSlotByCompany', (body) =>
      body['status'] === 'cant_find_code' ? { status: 'success', games: [] } : body,
    ),
  },
  {
    name: 'a ticket serves twice',
    check: 'tickets-serve-once',
    operation: 'payWithdrawal',
    layer: withMemory(() => {
      let first: string | undefined
      return at('payWithdrawal', async (sent, next) => {
        const received = await next(sent)
        if (received.text.includes('"success"')) first = received.text
        return received.text.includes('"already"') && first !== undefined
          ? { ...received, text: first }
          : received
      })
    }),
  },
]

/** Cancels the waiting request first, because the mock accepts no second one. */
function cancellingFirst(operation: OperationId, list: OperationId, cancel: OperationId): Layer {
  return at(operation, async (sent, next) => {
    const received = await next(sent)
    if (!received.text.includes('"wait"') || received.text.includes('"amount"')) return received
    const listed = JSON.parse((await also(next, sent, list, {})).text) as { list: Item[] }
    for (const { id } of listed.list.filter(isWaiting)) await also(next, sent, cancel, { id })
    const { 'idempotency-key': _key, ...headers } = sent.headers
    return also(next, { ...sent, headers }, operation, bodyOf(sent))
  })
}
