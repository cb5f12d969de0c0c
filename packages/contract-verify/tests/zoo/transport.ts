import { NoAnswer } from '../../core/model.ts'
import { at, bodyOf, erring, json, receiving, sending, withHeaders } from './layers.ts'
import type { Break } from './layers.ts'

const failure = json({ error: 'Internal Server Error' }, 500)

export const transportBreaks: readonly Break[] = [
  {
    name: 'an answer is 201',
    check: 'status-documented',
    operation: 'applyUserDeposit',
    layer: receiving('applyUserDeposit', (received) =>
      received.status === 200 ? { ...received, status: 201 } : received,
    ),
  },
  {
    name: 'an operation is not there',
    check: 'implemented',
    operation: 'getBalanceWithdrawLock',
    layer: at('getBalanceWithdrawLock', async () => json({ message: 'Not Found' }, 404)),
  },
  {
    name: 'an operation redirects',
    check: 'answers-at-all',
    operation: 'notices',
    layer: at('notices', async () => ({ status: 302, headers: { location: '/login' }, text: '' })),
  },
  {
    name: 'a connection is closed',
    check: 'answers-at-all',
    operation: 'getSlotByCompany',
    layer: at('getSlotByCompany', async () => {
      throw new NoAnswer('the connection was closed')
    }),
  },
  ...['gzip', 'deflate', 'br', 'gzip, gzip', 'rot13'].map((coding): Break => ({
    name: `plain JSON says that it is coded: ${coding}`,
    check: 'body-is-plain',
    operation: 'getInGameBalance',
    layer: receiving('getInGameBalance', (received) => ({
      ...received,
      headers: { ...received.headers, 'content-encoding': coding },
    })),
  })),
  {
    name: 'an answer begins with a byte order mark',
    check: 'body-is-plain',
    operation: 'notices',
    layer: receiving('notices', ({ bytes: _bytes, ...received }) => ({
      ...received,
      text: `\uFEFF${received.text}`,
    })),
  },
  {
    name: 'an answer says another charset',
    check: 'body-is-plain',
    operation: 'noteList',
    layer: receiving('noteList', (received) => ({
      ...received,
      headers: { ...received.headers, 'content-type': 'application/json; charset=euc-kr' },
    })),
  },
  {
    name: 'an answer is late',
    check: 'answers-in-time',
    operation: 'getSlotBetsList',
    layer: (next, pass) =>
      at('getSlotBetsList', async (sent, on) => {
        pass(2_500)
        return on(sent)
      })(next, pass),
  },
  {
    name: 'a long text makes it fail',
    check: 'no-server-error',
    operation: 'writeHelp',
    layer: at('writeHelp', async (sent, next) =>
      (sent.text?.length ?? 0) > 3_000 ? failure : next(sent),
    ),
  },
  {
    name: 'null makes it fail',
    check: 'no-server-error',
    operation: 'checkUserNick',
    layer: at('checkUserNick', async (sent, next) => (sent.text === 'null' ? failure : next(sent))),
  },
  {
    name: 'a missing property makes it fail',
    check: 'no-server-error',
    operation: 'userExchangeToPass',
    layer: at('userExchangeToPass', async (sent, next) =>
      bodyOf(sent)?.['newPw'] === undefined ? failure : next(sent),
    ),
  },
  {
    name: 'no JSON makes it fail',
    check: 'no-server-error',
    operation: 'getMember',
    layer: at('getMember', async (sent, next) =>
      bodyOf(sent) === null && (sent.text ?? '') !== '' ? failure : next(sent),
    ),
  },
  {
    name: 'an unknown id makes it fail',
    check: 'no-server-error',
    operation: 'readNote',
    layer: at('readNote', async (sent, next) =>
      typeof bodyOf(sent)?.['id'] === 'string' ? failure : next(sent),
    ),
  },
  {
    name: 'a large number makes it fail',
    check: 'no-server-error',
    operation: 'userDelWithdraw',
    layer: at('userDelWithdraw', async (sent, next) =>
      Number(bodyOf(sent)?.['id']) > 2 ** 31 ? failure : next(sent),
    ),
  },
  {
    name: 'the id of a request is not repeated',
    check: 'request-id-repeated',
    operation: 'userHealthCheck',
    layer: receiving('userHealthCheck', (received) => ({
      ...received,
      headers: { ...received.headers, 'x-request-id': 'another-id' },
    })),
  },
  {
    name: 'an error has no id of its request in the header',
    check: 'request-id-repeated',
    operation: 'register',
    layer: erring(
      'register',
      400,
      ({ headers: { 'x-request-id': _id, ...headers }, ...received }) => ({ ...received, headers }),
    ),
  },
  {
    name: 'too many requests do not say when to come again',
    check: 'headers-documented',
    operation: 'getRegDomain',
    layer: erring(
      'getRegDomain',
      429,
      ({ headers: { 'retry-after': _later, ...headers }, ...received }) => ({
        ...received,
        headers,
      }),
    ),
  },
  {
    name: 'too many requests say a day instead of seconds',
    check: 'headers-documented',
    operation: 'advertisement',
    layer: erring('advertisement', 429, (received) => ({
      ...received,
      headers: { ...received.headers, 'retry-after': 'Fri, 20 Nov 2026 21:00:00 GMT' },
    })),
  },
  {
    name: 'GET is answered as POST',
    check: 'other-methods-are-refused',
    operation: 'getSlotSetting',
    layer: sending('getSlotSetting', (sent) =>
      sent.method === 'GET' ? { ...sent, method: 'POST', text: '{}' } : sent,
    ),
  },
  {
    name: 'DELETE is answered as POST',
    check: 'other-methods-are-refused',
    operation: 'deleteAllNotes',
    layer: sending('deleteAllNotes', (sent) => ({ ...sent, method: 'POST' })),
  },
  {
    name: 'plain text is taken as JSON',
    check: 'other-methods-are-refused',
    operation: 'userTransferIn',
    layer: sending('userTransferIn', (sent) =>
      withHeaders(sent, { 'content-type': 'application/json' }),
    ),
  },
  {
    name: 'a wrong media type is a 400',
    check: 'other-methods-are-refused',
    operation: 'checkUserId',
    layer: receiving('checkUserId', (received) =>
      received.status === 415 ? { ...received, status: 400 } : received,
    ),
  },
  {
    name: 'a charset is refused',
    check: 'other-methods-are-refused',
    operation: 'notices',
    layer: sending('notices', (sent) =>
      (sent.headers['content-type'] ?? '').includes('charset')
        ? withHeaders(sent, { 'content-type': 'x/y' })
        : sent,
    ),
  },
  {
    name: 'a body of any size is read',
    check: 'other-methods-are-refused',
    operation: 'doLogin',
    layer: sending('doLogin', (sent) =>
      (sent.text?.length ?? 0) > 60_000 ? { ...sent, text: '{}' } : sent,
    ),
  },
  {
    name: 'an error shows a stack trace',
    check: 'no-inner-workings',
    operation: 'getSlotByCompany',
    layer: erring('getSlotByCompany', 400, (received, body) => ({
      ...received,
      text: JSON.stringify({
        ...body,
        detail: 'TypeError: x is undefined\n    at find (/srv/app/slots.js:12:9)',
      }),
    })),
  },
  {
    name: 'an error shows a database statement',
    check: 'no-inner-workings',
    operation: 'getDepositList',
    layer: erring('getDepositList', 400, (received, body) => ({
      ...received,
      text: JSON.stringify({ ...body, detail: 'SELECT * FROM deposits WHERE page = -1' }),
    })),
  },
]
