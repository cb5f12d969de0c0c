import { NoAnswerError } from '../../contract/model.ts'
import type { ReceivedResponse } from '../../contract/model.ts'
import {
  addHeaders,
  changeAnswers,
  bodyOf,
  interceptCalls,
  json,
  jsonOf,
  changeStatus,
  changeProblems,
  changeResponses,
  withRunMemory,
  withJsonBody,
  setProperty,
  withHeaders,
  changeWithin,
  removeProperty,
  withoutHeader,
} from './layers.ts'
import type { FaultTable, Json, FaultLayer } from './layers.ts'

const spoilt = (change: (text: string) => string): FaultLayer =>
  changeStatus(200, (received) => ({ ...received, text: change(received.text) }))
const typed = (type: string, status = 200): FaultLayer =>
  addHeaders({ 'content-type': type }, status)
const withStatus = (status: number, to: number): FaultLayer =>
  changeStatus(status, (received) =>
    withJsonBody({ ...received, status: to }, { ...jsonOf(received), status: to }),
  )
const failure = json({ error: 'Internal Server Error' }, 500)
const failingOn = (isBad: (body: unknown, text: string) => boolean): FaultLayer =>
  interceptCalls(async (sent, next) => {
    const { text = '' } = sent
    const body = bodyOf(sent) ?? (text.startsWith('[') ? [] : text === 'null' ? null : undefined)
    return sent.method === 'POST' && isBad(body, text) ? failure : next(sent)
  })
const failingOnValue = (isBad: (value: unknown, name: string) => boolean): FaultLayer =>
  failingOn((body) =>
    Object.entries((body ?? {}) as Json).some(([name, value]) => isBad(value, name)),
  )
const doubled = (received: ReceivedResponse, value: string): ReceivedResponse => ({
  ...received,
  text: received.text.replace(/^\{("[^"]+"):/, (_all, name) => `{${name}:${value},${name}:`),
})

export const answerFaults: FaultTable = {
  'body-fits-schema getMember': {
    'a required property is missing': changeWithin('member', removeProperty('registeredAt')),
    'a property is spelt in snake case': changeWithin('member', ({ registeredAt, ...rest }) => ({
      ...rest,
      registered_at: registeredAt,
    })),
    'an error has no id': changeProblems(removeProperty('requestId'), 401),
    'an error has no type': changeProblems(removeProperty('type')),
    'an error has no code': changeProblems(removeProperty('code'), 401),
    'the status of an error is a text': changeProblems(setProperty('status', '400')),
    'the title of an error is an object': changeProblems(setProperty('title', { ko: 'x' })),
    'an error has a code that nobody knows': changeProblems(setProperty('code', 'bad_request')),
    'an error names no pointers but words': changeProblems(setProperty('errors', 'id is wrong')),
  },
  'body-fits-schema getInGameBalance': {
    'money is a text': changeAnswers(setProperty('balance', '1,250,000')),
    'a body holds NaN': spoilt((text) => text.replace(/"rolling":\d+/, '"rolling":NaN')),
  },
  'body-fits-schema userHealthCheck': {
    'null stands where a text must': changeWithin('user', setProperty('nick', null)),
  },
  'body-fits-schema notices': {
    'an instant has no T and no offset': changeWithin(
      'list',
      setProperty('createdAt', '2026-11-20 21:00:00'),
    ),
    'an instant has no offset': changeWithin(
      'list',
      setProperty('createdAt', '2026-11-20T21:00:00'),
    ),
    'an instant is a number': changeWithin('list', setProperty('createdAt', 1_763_640_000)),
    'a body is cut': spoilt((text) => text.slice(0, 40)),
    'a body has two values': spoilt((text) => `${text}\n{}`),
    'a body begins with signs against theft': spoilt((text) => `)]}',\n${text}`),
    'a body has single quotation marks': spoilt((text) => text.replaceAll('"', "'")),
  },
  'body-fits-schema doLogin': {
    'the end of a token is no instant': changeAnswers(setProperty('expiresAt', 'tomorrow')),
  },
  'body-fits-schema getCasinoSetting': {
    'a list is an object': changeAnswers(setProperty('casiono', {})),
    'a misspelt name is spelt right': changeAnswers(({ casiono, ...rest }) => ({
      ...rest,
      casino: casiono,
    })),
  },
  'body-fits-schema getSlotSetting': { 'a list is null': changeAnswers(setProperty('slot', null)) },
  'body-fits-schema getDepositList': {
    'an id is true': changeWithin('list', setProperty('id', true)),
  },
  'body-fits-schema applyUserDeposit': {
    'an item created lacks its state': changeWithin('deposit', removeProperty('status')),
  },
  'body-fits-schema getSlotByCompany': {
    'a code is a number with a fraction': changeWithin('games', setProperty('code', 1.5)),
    'an answer is wrapped in data': changeAnswers((data) => ({ data })),
  },
  'body-fits-schema noteList': {
    'only the second item of a list is broken': changeAnswers((body) => ({
      ...body,
      list: (body['list'] as Json[] | undefined)?.map((item, index) =>
        index === 1 ? removeProperty('title')(item) : item,
      ),
    })),
  },
  'body-fits-schema getSportSetting': {
    'an answer is a list': changeAnswers((body) => body['sport']),
  },
  'body-fits-schema checkUserNick': {
    'a body is empty': changeResponses((response) => ({ ...response, text: '' })),
  },
  'body-fits-schema openGame': {
    'an address is a script': changeAnswers(setProperty('gameUrl', 'javascript:alert(1)')),
  },
  'expected-fields getSlotSetting': {
    'providers have names and no codes': changeWithin('slot', removeProperty('code')),
  },
  'expected-fields getSlotByCompany': {
    'games have empty codes': changeWithin('games', setProperty('code', '')),
  },
  'status-documented getInGameBalance': {
    'there is no status': changeAnswers(removeProperty('status')),
    'the status is ok': changeAnswers(setProperty('status', 'ok')),
    'the status has another case': changeAnswers(setProperty('status', 'Success')),
    'the status is of another operation': changeAnswers(setProperty('status', 'low_point')),
  },
  'status-documented applyUserDeposit': {
    'an answer is 201': changeStatus(200, (received) => ({ ...received, status: 201 })),
  },
  'status-documented notices': {
    'an answer has no content': changeStatus(200, (received) => ({
      ...received,
      status: 204,
      text: '',
    })),
  },
  'status-documented checkUserId': {
    'a refusal is HTTP 409 instead of a status': changeResponses((received) =>
      received.text.includes('alread_have_user') ? { ...received, status: 409 } : received,
    ),
  },
  'status-documented passwordResetWithoutLogin': {
    'a refused request is not found': withStatus(400, 404),
  },
  'wrong-requests-are-refused moneyToPoint': {
    'a refused request is a conflict': withStatus(400, 409),
  },
  'wrong-requests-are-refused userExchangeToPass': {
    'an error is HTTP 200': changeStatus(400, (received) => ({ ...received, status: 200 })),
  },
  'wrong-requests-are-refused applyUserDeposit': {
    'an error names the wrong place': changeProblems(
      setProperty('errors', [{ pointer: '/nothing', message: 'is wrong' }]),
    ),
  },
  'error-code-fits readNote': {
    'an error says another status within': changeProblems(setProperty('status', 500)),
    'an error has the code of another status': changeProblems(
      setProperty('code', 'session_missing'),
    ),
  },
  'content-type-documented getMember': {
    'an error is plain JSON': typed('application/json', 401),
    'a refusal is plain JSON': typed('application/json', 400),
  },
  'content-type-documented checkUserNick': {
    'an error is a page': changeStatus(400, (received) => ({
      ...withHeaders(received, { 'content-type': 'text/html' }),
      text: '<h1>Bad Request</h1>',
    })),
  },
  'content-type-documented noticePopup': {
    'an answer has no media type': changeResponses((received) =>
      withoutHeader(received, 'content-type'),
    ),
    'an answer is called a page': typed('text/html; charset=utf-8'),
  },
  'implemented getBalanceWithdrawLock': {
    'an operation is not there': interceptCalls(async () => json({ message: 'Not Found' }, 404)),
  },
  'answers-at-all notices': {
    'an operation redirects': interceptCalls(async () => ({
      status: 302,
      headers: { location: '/login' },
      text: '',
    })),
    'a connection is closed': interceptCalls(async () => {
      throw new NoAnswerError('the connection was closed')
    }),
  },
  'body-is-plain getInGameBalance': {
    ...Object.fromEntries(
      ['gzip', 'deflate', 'br', 'gzip, gzip', 'rot13'].map((coding) => [
        `plain JSON says that it is coded: ${coding}`,
        addHeaders({ 'content-encoding': coding }),
      ]),
    ),
    'an answer begins with a byte order mark': changeResponses(
      ({ bytes: _bytes, ...received }) => ({
        ...received,
        text: `\uFEFF${received.text}`,
      }),
    ),
    'an answer says a Korean charset': typed('application/json; charset=euc-kr'),
    'an answer says Latin 1': typed('application/json; charset=iso-8859-1'),
    'a name stands twice in an object': changeStatus(200, (received) => doubled(received, 'null')),
    'a name stands twice, with the same value': changeStatus(200, (received) =>
      doubled(received, '"success"'),
    ),
  },
  'answers-in-time getSlotBetsList': {
    'an answer is late': (place) => (next, pass) =>
      interceptCalls(async (sent, on) => {
        pass(2_500)
        return on(sent)
      })(place)(next),
  },
  'no-server-error writeHelp': {
    'a long text makes it fail': failingOn((_body, text) => text.length > 3_000),
    'an empty text makes it fail': failingOnValue((value) => value === ''),
    'an object within makes it fail': failingOnValue(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    ),
    'null within makes it fail': failingOnValue((value) => value === null),
    'true makes it fail': failingOnValue((value) => value === true),
    'null makes it fail': failingOn((body) => body === null),
    'a missing property makes it fail': failingOn(
      (body) => typeof body === 'object' && body !== null && !('title' in body),
    ),
    'what is no JSON makes it fail': failingOn((body, text) => body === undefined && text !== ''),
    'an array makes it fail': failingOn((body) => Array.isArray(body)),
  },
  'no-server-error readNote': {
    'an unknown id makes it fail': failingOnValue(
      (value, name) => name === 'id' && typeof value === 'string',
    ),
    'a large number makes it fail': failingOnValue((value) => Number(value) > 2 ** 31),
  },
  'no-server-error getDepositList': {
    'an empty object makes it fail': failingOn((_body, text) => text === '{}'),
    'each tenth call fails': withRunMemory(() => {
      let count = 0
      return changeResponses((received) =>
        (count += 1) % 10 === 4 ? { ...failure, headers: received.headers } : received,
      )
    }),
  },
  'request-id-repeated userHealthCheck': {
    'the id of a request is not repeated': changeResponses((received) =>
      withHeaders(received, { 'x-request-id': 'another-id' }),
    ),
    'an answer has no id of its request': changeResponses((response) =>
      withoutHeader(response, 'x-request-id'),
    ),
  },
  'headers-documented getRegDomain': {
    'too many requests do not say when to come again': changeStatus(429, (received) =>
      withoutHeader(received, 'retry-after'),
    ),
    'too many requests say a day instead of seconds': addHeaders(
      { 'retry-after': 'Fri, 20 Nov 2026 21:00:00 GMT' },
      429,
    ),
  },
  'same-answer-twice getSlotSetting': {
    'a list is turned round each time': withRunMemory(() => {
      let count = 0
      return changeAnswers((body) => {
        const slot = body['slot'] as Json[]
        const turn = (count += 1) % slot.length
        return { ...body, slot: [...slot.slice(turn), ...slot.slice(0, turn)] }
      })
    }),
  },
  'same-answer-twice getInGameBalance': {
    'an answer that only reads counts': withRunMemory(() => {
      let count = 0
      return changeAnswers((body) => ({ ...body, rolling: (count += 1) }))
    }),
  },
}
