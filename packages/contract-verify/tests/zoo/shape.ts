import { answering, at, erring, receiving } from './layers.ts'
import type { Break, Json } from './layers.ts'
import type { OperationId } from '../../../../mocks/handlers/contract.ts'

type Loose = Json

const inside = (json: Json, keys: readonly string[], change: (holder: Loose) => Loose): unknown => {
  const [first, ...rest] = keys
  if (first === undefined) return change(json)
  const inner = json[first]
  const next = Array.isArray(inner)
    ? inner.map((item: Json) => inside(item, rest, change))
    : inside(inner as Json, rest, change)
  return { ...json, [first]: next }
}

const without =
  (name: string) =>
  ({ [name]: _gone, ...rest }: Loose) =>
    rest
const set = (name: string, value: unknown) => (holder: Loose) => ({ ...holder, [name]: value })
const renamed =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Loose) => ({ ...rest, [to]: value })

const body = (
  name: string,
  operation: OperationId,
  keys: readonly string[],
  change: (holder: Loose) => Loose,
  check = 'body-fits-schema',
): Break => ({
  name,
  check,
  operation,
  layer: answering(operation, (json) => {
    const [first] = keys
    return first === undefined || first in json ? inside(json, keys, change) : json
  }),
})

const error = (
  name: string,
  operation: OperationId,
  status: number,
  change: (json: Loose) => Loose,
  check = 'body-fits-schema',
): Break => ({
  name,
  check,
  operation,
  layer: erring(operation, status, (received, json) => ({
    ...received,
    text: JSON.stringify(change(json)),
  })),
})

export const shapeBreaks: readonly Break[] = [
  body('a required property is missing', 'getMember', ['member'], without('registeredAt')),
  body(
    'a property is spelt in snake case',
    'getMember',
    ['member'],
    renamed('registeredAt', 'registered_at'),
  ),
  body('money is a text', 'getInGameBalance', [], set('balance', '1,250,000')),
  body('null stands where a text must', 'userHealthCheck', ['user'], set('nick', null)),
  body(
    'an instant has no T and no offset',
    'notices',
    ['list'],
    set('createdAt', '2026-11-20 21:00:00'),
  ),
  body('an instant is a number', 'getNote', ['list'], set('createdAt', 1_763_640_000)),
  body(
    'an instant has no offset',
    'getDepositList',
    ['list'],
    set('requestedAt', '2026-11-20T21:00:00'),
  ),
  body('a list is an object', 'getCasinoSetting', [], set('casiono', {})),
  body('a misspelt name is spelt right', 'getCasinoSetting', [], renamed('casiono', 'casino')),
  body('a list is null', 'getSlotSetting', [], set('slot', null)),
  body('an id is true', 'getDepositList', ['list'], set('id', true)),
  body('a lock is a text', 'getBalanceDepositLock', [], set('locked', 'false')),
  body('a title is an object', 'helpList', ['list'], set('title', { ko: '제목' })),
  body('a ticket does not say when it ends', 'withdrawalLauncher', [], without('expiresAt')),
  body('an address is a number', 'openGame', [], set('gameUrl', 7)),
  body('a count is a text', 'readAllNotes', [], set('count', '3')),
  body('the end of a token is no instant', 'doLogin', [], set('expiresAt', 'tomorrow')),
  body('a limit is missing', 'getPayment', ['list'], without('maxAmount')),
  body('a bet has no stake', 'getSlotBetsList', ['list'], without('bet')),
  body('an item created lacks its state', 'applyUserDeposit', ['deposit'], without('status')),
  body(
    'providers have names and no codes',
    'getSlotSetting',
    ['slot'],
    without('code'),
    'expected-fields',
  ),
  body('games have empty codes', 'getSlotByCompany', ['games'], set('code', ''), 'expected-fields'),
  body('a fraction of a number is huge', 'getSlotByCompany', ['games'], set('code', 1.5)),
  {
    name: 'only the second item of a list is broken',
    check: 'body-fits-schema',
    operation: 'noteList',
    layer: answering('noteList', (json) => ({
      ...json,
      list: (json['list'] as Loose[] | undefined)?.map((item, index) =>
        index === 1 ? without('title')(item) : item,
      ),
    })),
  },
  body('there is no status', 'getInGameBalance', [], without('status'), 'status-documented'),
  body('the status is ok', 'advertisement', [], set('status', 'ok'), 'status-documented'),
  body(
    'the status is of another operation',
    'openGame',
    [],
    set('status', 'low_point'),
    'status-documented',
  ),
  body(
    'the status has another case',
    'getSportSetting',
    [],
    set('status', 'Success'),
    'status-documented',
  ),
  {
    name: 'an answer is wrapped in data',
    check: 'body-fits-schema',
    operation: 'getSlotByCompany',
    layer: answering('getSlotByCompany', (data) => ({ data })),
  },
  {
    name: 'an answer is a list',
    check: 'body-fits-schema',
    operation: 'getSportSetting',
    layer: answering('getSportSetting', (json) => json['sport']),
  },
  {
    name: 'a body is empty',
    check: 'body-fits-schema',
    operation: 'checkUserNick',
    layer: receiving('checkUserNick', (received) => ({ ...received, text: '' })),
  },
  {
    name: 'a body is cut',
    check: 'body-fits-schema',
    operation: 'notices',
    layer: receiving('notices', (received) =>
      received.status === 200 ? { ...received, text: received.text.slice(0, 40) } : received,
    ),
  },
  {
    name: 'a body holds NaN',
    check: 'body-fits-schema',
    operation: 'getInGameBalance',
    layer: receiving('getInGameBalance', (received) => ({
      ...received,
      text: received.text.replace(/"rolling":\d+/, '"rolling":NaN'),
    })),
  },
  body(
    'there is a field that the contract does not know',
    'getPayment',
    ['list'],
    set('feePercent', 1),
    'no-extra-field',
  ),
  body(
    'there is a field twice, the second misspelt',
    'userHealthCheck',
    [],
    set('notecount', 0),
    'no-extra-field',
  ),
  body(
    'a member has a password hash',
    'getMember',
    ['member', 'user'],
    set('password_hash', '$2b$10$abcdefghijklmnop'),
    'no-secret',
  ),
  body(
    'an item tells the e-mail of who wrote it',
    'helpList',
    ['list'],
    set('email', 'demo@example.com'),
    'no-secret',
  ),
  body(
    'an item of a list tells a telephone number',
    'getNote',
    ['list'],
    set('phone', '010-1234-5678'),
    'no-secret',
  ),
  {
    name: 'an answer repeats the password',
    check: 'no-secret',
    operation: 'doLogin',
    layer: answering('doLogin', (json, sent) => ({ ...json, request: sent.text })),
  },
  error('an error has no id', 'getMember', 401, without('requestId')),
  error('an error has a code that nobody knows', 'writeHelp', 400, set('code', 'bad_request')),
  error(
    'an error says another status within',
    'readNote',
    400,
    set('status', 500),
    'error-code-fits',
  ),
  error(
    'an error has the code of another status',
    'helpRead',
    400,
    set('code', 'session_missing'),
    'error-code-fits',
  ),
  error('an error names no pointers but words', 'checkUserId', 400, set('errors', 'id is wrong')),
  {
    name: 'an error names the wrong place',
    check: 'wrong-requests-are-refused',
    operation: 'applyUserDeposit',
    layer: erring('applyUserDeposit', 400, (received, json) => ({
      ...received,
      text: JSON.stringify({ ...json, errors: [{ pointer: '/nothing', message: 'is wrong' }] }),
    })),
  },
  {
    name: 'an error is plain JSON',
    check: 'content-type-documented',
    operation: 'getMember',
    layer: erring('getMember', 401, (received) => ({
      ...received,
      headers: { ...received.headers, 'content-type': 'application/json' },
    })),
  },
  {
    name: 'an error is a page',
    check: 'content-type-documented',
    operation: 'checkUserNick',
    layer: erring('checkUserNick', 400, (received) => ({
      ...received,
      headers: { ...received.headers, 'content-type': 'text/html' },
      text: '<h1>Bad Request</h1>',
    })),
  },
  {
    name: 'an answer has no media type',
    check: 'content-type-documented',
    operation: 'noticePopup',
    layer: receiving(
      'noticePopup',
      ({ headers: { 'content-type': _type, ...headers }, ...received }) => ({
        ...received,
        headers,
      }),
    ),
  },
  {
    name: 'an answer is called a page',
    check: 'content-type-documented',
    operation: 'getSlotSetting',
    layer: receiving('getSlotSetting', (received) => ({
      ...received,
      headers: { ...received.headers, 'content-type': 'text/html' },
    })),
  },
  {
    name: 'a refusal is HTTP 409 instead of a status',
    check: 'status-documented',
    operation: 'checkUserId',
    layer: at('checkUserId', async (sent, next) => {
      const received = await next(sent)
      return received.text.includes('alread_have_user') ? { ...received, status: 409 } : received
    }),
  },
]
