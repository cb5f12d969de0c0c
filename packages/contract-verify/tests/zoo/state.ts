import { also, answering, at, bodyOf, json, sendingBody } from './layers.ts'
import type { Break, Json } from './layers.ts'
import type { OperationId } from '../../../../mocks/handlers/contract.ts'

export type Item = Record<string, unknown>
const listIn = (json: Json): Item[] => json['list'] as Item[]

const listing = (
  name: string,
  check: string,
  operation: OperationId,
  change: (list: Item[], sent: Json) => Item[],
  list: OperationId = operation,
): Break => ({
  name,
  check,
  operation,
  layer: answering(list, (body, sent) => ({
    ...body,
    list: change(listIn(body), bodyOf(sent) ?? {}),
  })),
})

export const telling = (
  name: string,
  check: string,
  operation: OperationId,
  change: (body: Json) => unknown,
  told: OperationId = operation,
): Break => ({
  name,
  check,
  operation,
  layer: answering(told, change),
})

const idle = (name: string, check: string, operation: OperationId, answer: unknown): Break => ({
  name,
  check,
  operation,
  layer: at(operation, async (sent, next) =>
    bodyOf(sent) === null || sent.headers['authorization'] === undefined
      ? next(sent)
      : json(answer),
  ),
})

export const isWaiting = (item: Item) => item['settledAt'] === null

let shuffled = 0

export const stateBreaks: readonly Break[] = [
  {
    name: 'the list of new messages has opened ones as unread',
    check: 'read-is-marked',
    operation: 'getNote',
    layer: answering('getNote', ({ list, ...rest }) => ({
      ...rest,
      list: (list as Json[]).map((one) => ({ ...one, readAt: null })),
    })),
  },
  listing(
    'what was created is not listed',
    'created-is-listed',
    'applyUserDeposit',
    (list) => list.filter((item) => !isWaiting(item)),
    'getDepositList',
  ),
  listing('what was created is listed last', 'created-is-listed', 'getWithdrawList', (list) => [
    ...list.filter((item) => !isWaiting(item)),
    ...list.filter(isWaiting),
  ]),
  listing(
    'an inquiry is not listed',
    'created-is-listed',
    'writeHelp',
    (list) => list.filter((item) => item['answeredAt'] !== null),
    'helpList',
  ),
  listing(
    'what was created is listed with another amount',
    'created-is-listed',
    'payDeposit',
    (list) => list.map((item) => ({ ...item, amount: Number(item['amount']) + 1 })),
    'getDepositList',
  ),
  telling(
    'the total stays when something is created',
    'created-is-listed',
    'getDepositList',
    (body) => ({ ...body, total: listIn(body).filter((item) => !isWaiting(item)).length }),
  ),
  idle('a cancellation does nothing', 'cancelled-stays-cancelled', 'userDelDeposit', {
    status: 'success',
  }),
  telling(
    'a cancelled request can be cancelled again',
    'cancelled-stays-cancelled',
    'userDelDeposit',
    (body) => (body['status'] === 'already' ? { status: 'success' } : body),
  ),
  listing(
    'a cancelled request disappears',
    'cancelled-stays-cancelled',
    'userDelWithdraw',
    (list) => list.filter((item) => item['status'] !== 'cansel'),
    'getWithdrawList',
  ),
  listing(
    'a cancelled request has no end',
    'cancelled-stays-cancelled',
    'userDelDeposit',
    (list) =>
      list.map((item) => (item['status'] === 'cansel' ? { ...item, settledAt: null } : item)),
    'getDepositList',
  ),
  listing(
    'a cancelled request is listed as completed',
    'cancelled-stays-cancelled',
    'userDelWithdraw',
    (list) =>
      list.map((item) => (item['status'] === 'cansel' ? { ...item, status: 'already' } : item)),
    'getWithdrawList',
  ),
  {
    name: 'the money of a cancelled withdrawal does not come back',
    check: 'cancelled-stays-cancelled',
    operation: 'userDelWithdraw',
    layer: at('userDelWithdraw', async (sent, next) => {
      const received = await next(sent)
      if (received.text.includes('"success"'))
        await also(next, sent, 'userTransferIn', { amount: 1_000 })
      return received
    }),
  },
  listing(
    'what was read stays unread',
    'read-is-marked',
    'readNote',
    (list) => list.map((item) => ({ ...item, readAt: null })),
    'noteList',
  ),
  listing(
    'an answer that was read stays unread',
    'read-is-marked',
    'helpRead',
    (list) => list.map((item) => ({ ...item, readAt: null })),
    'helpList',
  ),
  telling('the count of messages is not right', 'read-is-marked', 'userHealthCheck', (body) => ({
    ...body,
    noteCount: 5,
    user: { ...(body['user'] as Item), noteCount: 5 },
  })),
  telling('the count of inquiries is always 0', 'read-is-marked', 'userHealthCheck', (body) => ({
    ...body,
    helpCount: 0,
    user: { ...(body['user'] as Item), helpCount: 0 },
  })),
  idle('reading all reads none', 'read-is-marked', 'readAllNotes', { status: 'success', count: 0 }),
  telling('reading all tells a wrong count', 'read-is-marked', 'readAllNotes', (body) => ({
    ...body,
    count: 99,
  })),
  telling('a message is another when it is opened', 'read-is-marked', 'readNote', (body) => ({
    ...body,
    note: { ...(body['note'] as Item), title: '다른 제목' },
  })),
  {
    name: 'a second reading is the first',
    check: 'read-is-marked',
    operation: 'readNote',
    layer: answering('readNote', (body) => ({
      ...body,
      ...('note' in body
        ? {
            note: {
              ...(body['note'] as Item),
              readAt: new Date((shuffled += 1_000)).toISOString(),
            },
          }
        : {}),
    })),
  },
  idle('removing a message removes none', 'removed-is-gone', 'deleteNote', { status: 'success' }),
  {
    name: 'removing a message removes all',
    check: 'removed-is-gone',
    operation: 'deleteNote',
    layer: at('deleteNote', async (sent, next) => {
      const received = await next(sent)
      if (received.text.includes('"success"')) await also(next, sent, 'deleteAllNotes', {})
      return received
    }),
  },
  telling('removing again is a success', 'removed-is-gone', 'deleteNote', () => ({
    status: 'success',
  })),
  idle('removing all messages removes none', 'removed-is-gone', 'deleteAllNotes', {
    status: 'success',
    count: 3,
  }),
  telling(
    'removing all inquiries tells a wrong count',
    'removed-is-gone',
    'deleteAllHelp',
    (body) => ({ ...body, count: 0 }),
  ),
  listing('a list has its oldest first', 'pages-are-stable', 'notices', (list) =>
    list.toReversed(),
  ),
  listing('bets are not sorted', 'pages-are-stable', 'getSlotBetsList', (list) =>
    list.toSorted((a, b) => Number(a['bet']) - Number(b['bet'])),
  ),
  listing('one item stands twice', 'pages-are-stable', 'getDepositList', (list) =>
    list.length > 2 ? [...list, ...list.slice(-1)] : list,
  ),
  telling('a total counts one page', 'pages-are-stable', 'getDepositList', (body) => ({
    ...body,
    total: listIn(body).length,
  })),
  telling('a total is not right', 'pages-are-stable', 'noteList', (body) => ({
    ...body,
    total: Number(body['total']) + 1,
  })),
  ...(['page', 'pageSize'] as const).map((property): Break => ({
    name: `${property} is not looked at`,
    check: 'pages-are-stable',
    operation: 'getWithdrawList',
    layer: sendingBody('getWithdrawList', (body) => ({
      ...body,
      [property]: property === 'page' ? 1 : 100,
    })),
  })),
  {
    name: 'a page beyond the last is the last',
    check: 'pages-are-stable',
    operation: 'getSlotBetsList',
    layer: sendingBody('getSlotBetsList', (body) =>
      Number(body['page']) > 1_000 ? { ...body, page: 1 } : body,
    ),
  },
  {
    name: 'pages begin with 0',
    check: 'pages-are-stable',
    operation: 'getDepositList',
    layer: sendingBody('getDepositList', (body) =>
      typeof body['page'] === 'number' ? { ...body, page: Number(body['page']) + 1 } : body,
    ),
  },
  ...(['kind', 'from', 'before'] as const).map((property): Break => ({
    name: `bets are not narrowed by ${property}`,
    check: 'pages-are-stable',
    operation: 'getSlotBetsList',
    layer: sendingBody('getSlotBetsList', ({ [property]: value, ...body }) =>
      ['string'].includes(typeof value) && value !== 'yesterday'
        ? body
        : { ...body, ...(value === undefined ? {} : { [property]: value }) },
    ),
  })),
]
