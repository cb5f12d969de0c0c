import {
  bodyOf,
  interceptCalls,
  problem,
  changeResponses,
  changeRequests,
  changeRequestBodies,
  setProperty,
  withBody,
  withHeaders,
  withKey,
} from './layers.ts'
import type { FaultTable, Json, FaultLayer } from './layers.ts'

/** A wrong value is made to fit. */
const fits = (name: string, change: (value: unknown) => unknown): FaultLayer =>
  changeRequestBodies((body) => (name in body ? setProperty(name, change(body[name]))(body) : body))
const fitsNumber = (
  name: string,
  isWrong: (value: number) => boolean,
  validValue: number,
): FaultLayer =>
  fits(name, (value) => (typeof value === 'number' && isWrong(value) ? validValue : value))
const fitsText = (name: string, change: (text: string) => string): FaultLayer =>
  fits(name, (value) => (typeof value === 'string' ? change(value) : value))
/** Takes a property that is not in the contract, and ignores it. */
const ignoring = (isTaken: (name: string) => boolean): FaultLayer =>
  changeRequestBodies((body) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !isTaken(name))),
  )
const refuses = (isRefused: (body: Json) => boolean): FaultLayer =>
  interceptCalls(async (sent, next) => {
    const body = bodyOf(sent)
    return body !== null && isRefused(body) ? problem(sent, 400, 'request_invalid') : next(sent)
  })
const length = (value: unknown): number => (typeof value === 'string' ? value.length : 0)
const asPost = (...methods: readonly string[]): FaultLayer =>
  changeRequests((sent) =>
    methods.includes(sent.method)
      ? withHeaders(
          { ...sent, method: 'POST', text: sent.text ?? '{}' },
          { 'content-type': 'application/json' },
        )
      : sent,
  )
const typed = (isWanted: (type: string) => boolean, type = 'application/json'): FaultLayer =>
  changeRequests((sent) =>
    isWanted(sent.headers['content-type'] ?? '')
      ? withHeaders(sent, { 'content-type': type })
      : sent,
  )

export const requestFaults: FaultTable = {
  'wrong-requests-are-refused checkUserNick': {
    'a property that nobody knows is taken': ignoring((name) => name !== 'nick'),
  },
  'wrong-requests-are-refused writeHelp': {
    'a right may be set': ignoring((name) => name === 'isAdmin'),
    'a figure may be set': ignoring((name) => name === 'balance'),
    'a state may be set': ignoring((name) => name === 'answeredAt'),
    'a title may be missing': changeRequestBodies((body) =>
      'kind' in body ? body : { title: '제목', ...body },
    ),
    'a title may be longer': fitsText('title', (text) => text.slice(0, 120)),
  },
  'wrong-requests-are-refused userTransferIn': {
    'an amount may be a text': fits('amount', (value) =>
      typeof value === 'string' ? Number(value) || value : value,
    ),
    'true is an amount of one': fits('amount', (value) => (value === true ? 1 : value)),
    'null is an amount of one': fits('amount', (value) => value ?? 1),
    'what is below zero is positive': fitsNumber('amount', (amount) => amount <= 0, 1),
    'an amount may be beyond the most': fitsNumber('amount', (amount) => amount > 1e9, 1e9),
    'an amount may have a fraction': fits('amount', (value) =>
      typeof value === 'number' ? Math.ceil(value) : value,
    ),
    'money moves without a key': changeRequests((sent) =>
      sent.headers['idempotency-key'] === undefined ? withKey(sent) : sent,
    ),
    'a short key is taken': changeRequests((sent) =>
      length(sent.headers['idempotency-key']) === 15 ? withKey(sent) : sent,
    ),
  },
  'wrong-requests-are-refused checkUserId': {
    'an id may have any character': fitsText('id', (text) =>
      text.length > 3 ? text.replaceAll(/\W/g, 'x') : text,
    ),
  },
  'wrong-requests-are-refused userExchangeToPass': {
    'a password may be shorter': fitsText('newPw', (text) =>
      text.length === 7 ? `${text}x` : text,
    ),
  },
  'wrong-requests-are-refused getSlotBetsList': {
    'an instant may be any text': changeRequestBodies((body) =>
      body['from'] === 'yesterday' ? {} : body,
    ),
    'a kind may be any': changeRequestBodies((body) =>
      body['kind'] === 'no-such-value' ? {} : body,
    ),
  },
  'wrong-requests-are-refused noteList': {
    'a page may be 0': fitsNumber('page', (page) => page === 0, 1),
    'a page may be of any size': fitsNumber('pageSize', (size) => size > 100, 100),
  },
  'wrong-requests-are-refused payDeposit': {
    'an option takes less than it announced': fits('amount', (value) =>
      Number(value) > 1_000 && Number(value) % 10 === 9 ? Number(value) + 1 : value,
    ),
  },
  'wrong-requests-are-refused getMember': {
    'what is no JSON counts as nothing': changeRequests((sent) =>
      bodyOf(sent) === null ? withBody(sent, {}) : sent,
    ),
  },
  'wrong-requests-are-refused getSlotByCompany': {
    'a body may be missing': changeRequests((sent) =>
      sent.text === '' ? withBody(sent, { company: 'dalbit-play' }) : sent,
    ),
  },
  'edges-are-accepted writeHelp': {
    'a title of 120 characters is too long': refuses(({ title }) => length(title) > 100),
  },
  'edges-are-accepted checkUserNick': {
    'a nickname may have no Korean': refuses(({ nick }) => /^[가-힣]{2,12}$/.test(String(nick))),
  },
  'edges-are-accepted getSlotByCompany': {
    'a code must be a text': refuses(({ company }) => typeof company === 'number'),
  },
  'edges-are-accepted helpRead': {
    'an id must be a number': refuses(({ id }) => length(id) > 0),
    'a large id is refused': refuses(({ id }) => typeof id === 'number' && id > 2 ** 31),
  },
  'edges-are-accepted getDepositList': {
    'a page must be given': refuses(
      ({ page, ...body }) =>
        page === undefined && Object.keys(body).every((name) => /Size/.test(name)),
    ),
    'a page holds at most 50': refuses(({ pageSize }) => pageSize === 100),
  },
  'edges-are-accepted userTransferIn': {
    'one won is too little': refuses(({ amount }) => amount === 1),
    'more than a million is too much': refuses(({ amount }) => Number(amount) > 1_000_000),
    'odd amounts are refused': refuses(({ amount }) => Number(amount) % 2 === 1),
  },
  'edges-are-accepted getSlotBetsList': {
    'a fraction of a second is wrong': refuses(({ from }) => String(from).includes('.')),
  },
  'other-methods-are-refused getSlotSetting': {
    'GET is answered as POST': asPost('GET'),
    'PUT is answered as POST': asPost('PUT'),
    'PATCH is answered as POST': asPost('PATCH'),
    'DELETE is answered as POST': asPost('DELETE'),
  },
  'other-methods-are-refused userTransferIn': {
    'plain text is taken as JSON': typed(() => true),
    'a form is taken as JSON': typed((type) => type.includes('form')),
  },
  'other-methods-are-refused checkUserId': {
    'a wrong media type is a 400': changeResponses((received) =>
      received.status === 415 ? { ...received, status: 400 } : received,
    ),
  },
  'other-methods-are-refused notices': {
    'a charset is refused': typed((type) => type.includes('charset'), 'x/y'),
  },
  'other-methods-are-refused doLogin': {
    'a body of any size is read': changeRequests((sent) =>
      length(sent.text) > 60_000 ? withBody(sent, {}) : sent,
    ),
  },
}
