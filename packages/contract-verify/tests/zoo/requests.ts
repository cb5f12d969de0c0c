import { at, bodyOf, json, sending, sendingBody, withKey } from './layers.ts'
import type { Break, Json } from './layers.ts'
import type { OperationId } from '../../../../mocks/handlers/contract.ts'

const takes = (name: string, operation: OperationId, change: (body: Json) => unknown): Break => ({
  name,
  check: 'wrong-requests-are-refused',
  operation,
  layer: sendingBody(operation, change),
})

const problem = (requestId = '') =>
  json(
    {
      type: '/problems/request_invalid',
      title: 'The request does not fit the contract',
      status: 400,
      code: 'request_invalid',
      requestId,
    },
    400,
    { 'content-type': 'application/problem+json', 'x-request-id': requestId },
  )

const refuses = (
  name: string,
  operation: OperationId,
  isRefused: (body: Json) => boolean,
): Break => ({
  name,
  check: 'edges-are-accepted',
  operation,
  layer: at(operation, async (sent, next) => {
    const body = bodyOf(sent)
    return body !== null && isRefused(body) ? problem(sent.headers['x-request-id']) : next(sent)
  }),
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const requestBreaks: readonly Break[] = [
  takes('a property that nobody knows is taken', 'checkUserNick', ({ nick }) => ({ nick })),
  takes('a title may be missing', 'writeHelp', (body) =>
    'kind' in body ? body : { title: '제목', ...body },
  ),
  takes('an amount may be a text', 'userTransferIn', (body) => ({
    ...body,
    amount: typeof body['amount'] === 'string' ? Number(body['amount']) : body['amount'],
  })),
  takes('an amount may be zero', 'moneyToPoint', (body) =>
    body['amount'] === 0 ? { ...body, amount: 1 } : body,
  ),
  takes('an amount may be beyond the most', 'applyUserWithdraw', (body) =>
    Number(body['amount']) > 1e9 ? { ...body, amount: 1e9 } : body,
  ),
  takes('an amount may have a fraction', 'applyUserDeposit', (body) => ({
    ...body,
    ...(typeof body['amount'] === 'number' ? { amount: Math.ceil(body['amount']) } : {}),
  })),
  takes('an id may have any character', 'checkUserId', (body) => ({
    ...body,
    ...(typeof body['id'] === 'string' && String(body['id']).length > 3
      ? { id: String(body['id']).replaceAll(/\W/g, 'x') }
      : {}),
  })),
  takes('a title may be longer', 'writeHelp', (body) =>
    text(body['title']).length > 120 ? { ...body, title: text(body['title']).slice(0, 120) } : body,
  ),
  takes('a password may be shorter', 'userExchangeToPass', (body) =>
    text(body['newPw']).length === 7 ? { ...body, newPw: `${text(body['newPw'])}x` } : body,
  ),
  takes('an instant may be any text', 'getSlotBetsList', (body) =>
    body['from'] === 'yesterday' ? {} : body,
  ),
  takes('a page may be 0', 'getDepositList', (body) =>
    body['page'] === 0 ? { ...body, page: 1 } : body,
  ),
  takes('a page may be of any size', 'noteList', (body) =>
    Number(body['pageSize']) > 100 ? { ...body, pageSize: 100 } : body,
  ),
  takes('a kind may be any', 'getSlotBetsList', (body) =>
    body['kind'] === 'no-such-value' ? {} : body,
  ),
  takes('an option takes less than it told', 'payDeposit', (body) =>
    Number(body['amount']) > 1_000 && Number(body['amount']) % 10 === 9
      ? { ...body, amount: Number(body['amount']) + 1 }
      : body,
  ),
  {
    name: 'what is no JSON counts as nothing',
    check: 'wrong-requests-are-refused',
    operation: 'getMember',
    layer: sending('getMember', (sent) => (bodyOf(sent) === null ? { ...sent, text: '{}' } : sent)),
  },
  {
    name: 'a body may be missing',
    check: 'wrong-requests-are-refused',
    operation: 'getSlotByCompany',
    layer: sending('getSlotByCompany', (sent) =>
      sent.text === '' ? { ...sent, text: '{"company":"dalbit-play"}' } : sent,
    ),
  },
  {
    name: 'money moves without a key',
    check: 'wrong-requests-are-refused',
    operation: 'userWithdraw',
    layer: sending('userWithdraw', (sent) =>
      sent.headers['idempotency-key'] === undefined ? withKey(sent) : sent,
    ),
  },
  {
    name: 'a short key is taken',
    check: 'wrong-requests-are-refused',
    operation: 'payDeposit',
    layer: sending('payDeposit', (sent) =>
      (sent.headers['idempotency-key'] ?? '').length === 15 ? withKey(sent) : sent,
    ),
  },
  refuses(
    'a title of 120 characters is too long',
    'writeHelp',
    (body) => text(body['title']).length > 100 && text(body['title']).length <= 120,
  ),
  refuses('a nickname may have no Korean', 'checkUserNick', (body) =>
    /^[가-힣]{2,12}$/.test(text(body['nick'])),
  ),
  refuses(
    'a code must be a text',
    'getSlotByCompany',
    (body) => typeof body['company'] === 'number',
  ),
  refuses(
    'an id must be a number',
    'helpRead',
    (body) => typeof body['id'] === 'string' && text(body['id']) !== '',
  ),
  refuses(
    'a page must be given',
    'getDepositList',
    (body) => body['page'] === undefined && Object.keys(body).every((name) => name === 'pageSize'),
  ),
  refuses('one won is too little', 'userTransferIn', (body) => body['amount'] === 1),
  refuses('a fraction of a second is wrong', 'getSlotBetsList', (body) =>
    text(body['from']).includes('.'),
  ),
  refuses('a page holds at most 50', 'getWithdrawList', (body) => body['pageSize'] === 100),
]
