import type { OperationId } from '#mocks/handlers/contract.ts'
import {
  sendAlso,
  changeAnswers,
  bodyOf,
  interceptCalls,
  replaceOutcome,
  isSuccess,
  json,
  withRunMemory,
  rowsOf,
  statusOf,
  setProperty,
  withBody,
  changeWithin,
  withRequestIdOf,
  withoutHeader,
  changeResponses,
  changeTexts,
} from './layers.ts'
import type { FaultTable, Json, Rows, FaultLayer } from './layers.ts'
import type { ReceivedResponse } from '../../contract/model.ts'

const success = { status: 'success' }
const lists = (change: (list: Rows) => Rows): FaultLayer =>
  changeAnswers((body) => setProperty('list', change(body['list'] as Rows))(body))
const rows = (change: (row: Json) => Json): FaultLayer => lists((list) => list.map(change))
/** Answers without doing anything. */
const idle = (answer: unknown): FaultLayer =>
  interceptCalls(async (sent, next) =>
    bodyOf(sent) === null || sent.headers['authorization'] === undefined
      ? next(sent)
      : withRequestIdOf(sent, json(answer)),
  )
const isWaiting = (row: Json): boolean => row['settledAt'] === null
const isCancelled = (row: Json): boolean => row['status'] === 'cansel'
const withoutWaiting = lists((list) => list.filter((row) => !isWaiting(row)))
const unread = rows(setProperty('readAt', null))
/** Cancels the waiting request first, because the mock accepts no second one. */
const cancellingFirst =
  (list: OperationId, cancel: OperationId): FaultLayer =>
  (place) =>
    interceptCalls(async (sent, next) => {
      const received = await next(sent)
      if (statusOf(received) !== 'wait' || received.text.includes('"amount"')) return received
      for (const { id } of rowsOf(await sendAlso(next, sent, list, {})).filter(isWaiting))
        await sendAlso(next, sent, cancel, { id })
      return sendAlso(next, withoutHeader(sent, 'idempotency-key'), place, bodyOf(sent))
    })(place)
const eachSecondIsLost: FaultLayer = withRunMemory(() => {
  let last: ReceivedResponse | undefined
  let count = 0
  return interceptCalls(async (sent, next) => {
    const isAsked = bodyOf(sent) !== null && sent.headers['authorization'] !== undefined
    if (last !== undefined && isAsked && (count += 1) % 2 === 1) return withRequestIdOf(sent, last)
    const received = await next(sent)
    if (isSuccess(received)) last = received
    return received
  })
})

export const stateFaults: FaultTable = {
  'created-is-listed applyUserDeposit getDepositList': {
    'what was created is not listed': withoutWaiting,
    'what was created is listed with another amount': rows((row) =>
      setProperty('amount', Number(row['amount']) + 1)(row),
    ),
  },
  'created-is-listed getWithdrawList': {
    'what was created is listed last': lists((list) => [
      ...list.filter((row) => !isWaiting(row)),
      ...list.filter(isWaiting),
    ]),
  },
  'created-is-listed writeHelp helpList': {
    'texts are listed escaped for HTML': changeAnswers((body) =>
      changeTexts(body, (text, name) =>
        /title|content/.test(name) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text,
      ),
    ),
    'an inquiry is not listed': lists((list) => list.filter((row) => row['answeredAt'] !== null)),
  },
  'created-is-listed getDepositList': {
    'the total stays when something is created': changeAnswers((body) =>
      setProperty('total', (body['list'] as Rows).filter((row) => !isWaiting(row)).length)(body),
    ),
  },
  'money-is-conserved moneyToPoint': { 'each second conversion is lost': eachSecondIsLost },
  'cancelled-stays-cancelled userDelDeposit': {
    'a cancellation does nothing': idle(success),
    'a cancelled request can be cancelled again': replaceOutcome('already', success),
  },
  'cancelled-stays-cancelled userDelWithdraw getWithdrawList': {
    'a cancelled request disappears': lists((list) => list.filter((row) => !isCancelled(row))),
    'a cancelled request has no end': rows((row) =>
      isCancelled(row) ? setProperty('settledAt', null)(row) : row,
    ),
    'a cancelled request is listed as completed': rows((row) =>
      isCancelled(row) ? setProperty('status', 'already')(row) : row,
    ),
  },
  'unknown-is-not-found userDelDeposit': {
    'an unknown deposit is cancelled': replaceOutcome('cant_find_code', success),
  },
  'unknown-is-not-found readNote': {
    'an unknown message is the first one': interceptCalls(async (sent, next) => {
      const received = await next(sent)
      const [first] = rowsOf(await sendAlso(next, sent, 'getNote', {}))
      return statusOf(received) === 'cant_find_code' && first !== undefined
        ? next(withBody(sent, { id: first['id'] }))
        : received
    }),
  },
  'second-waits applyUserDeposit': {
    'a second deposit is taken while one waits': cancellingFirst(
      'getDepositList',
      'userDelDeposit',
    ),
  },
  'second-waits applyUserWithdraw': {
    'a second withdrawal is taken while one waits': cancellingFirst(
      'getWithdrawList',
      'userDelWithdraw',
    ),
  },
  'second-waits writeHelp': {
    'inquiries without end are taken': interceptCalls(async (sent, next) => {
      const received = await next(sent)
      if (statusOf(received) !== 'wait') return received
      await sendAlso(next, sent, 'deleteAllHelp', {})
      return next(sent)
    }),
  },
  'read-is-marked getNote': { 'the list of new messages has opened ones as unread': unread },
  'read-is-marked readNote noteList': { 'what was read stays unread': unread },
  'read-is-marked helpRead helpList': { 'an answer that was read stays unread': unread },
  'read-is-marked readNote': {
    'a message is another when it is opened': changeWithin(
      'note',
      setProperty('title', '다른 제목'),
    ),
    'a second reading is the first': withRunMemory(() => {
      let time = 0
      return changeWithin('note', (note) =>
        setProperty('readAt', new Date((time += 1_000)).toISOString())(note),
      )
    }),
  },
  'read-is-marked userHealthCheck': {
    'the count of messages is not right': changeAnswers((body) => ({
      ...body,
      noteCount: 5,
      user: { ...(body['user'] as Json), noteCount: 5 },
    })),
    'the count of inquiries is always 0': changeAnswers((body) => ({
      ...body,
      helpCount: 0,
      user: { ...(body['user'] as Json), helpCount: 0 },
    })),
  },
  'read-is-marked readAllNotes': {
    'reading all reads none': idle({ ...success, count: 0 }),
    'reading all tells a wrong count': changeAnswers(setProperty('count', 99)),
  },
  'removed-is-gone deleteNote': {
    'removing a message removes none': idle(success),
    'removing a message removes all': interceptCalls(async (sent, next) => {
      const received = await next(sent)
      if (isSuccess(received)) await sendAlso(next, sent, 'deleteAllNotes', {})
      return received
    }),
    'removing again is a success': changeAnswers(() => success),
  },
  'removed-is-gone deleteAllNotes': {
    'removing all messages removes none': idle({ ...success, count: 3 }),
  },
  'removed-is-gone deleteAllHelp': {
    'removing all inquiries tells a wrong count': changeAnswers(setProperty('count', 0)),
  },
  'figures-agree getMember': {
    "a member's page shows an old balance": changeWithin('member/user', setProperty('balance', 1)),
  },
  'figures-agree userHealthCheck': {
    'one answer counts messages otherwise within': changeWithin(
      'user',
      setProperty('noteCount', 17),
    ),
  },
  'unknown-is-not-found getSlotByCompany': {
    'a provider that there is not has games': replaceOutcome('cant_find_code', {
      status: 'success',
      games: [],
    }),
  },
  'taken-is-taken checkUserId': {
    'a registered id is free': changeAnswers(() => ({ status: 'success' })),
  },
  'taken-is-taken register': {
    'a nickname is given twice': replaceOutcome('alread', { status: 'success' }),
    'an id is given twice': replaceOutcome('alread_have_user', { status: 'success' }),
  },
  'guessing-is-slowed doLogin': {
    'guessing is not slowed': replaceOutcome('time', { status: 'pass' }),
  },
  'guessing-is-slowed passwordResetWithoutLogin': {
    'guessing a proof is not slowed': replaceOutcome('time', { status: 'cant_find_code' }),
  },
  'tickets-serve-once payWithdrawal': {
    'a ticket serves twice': withRunMemory(() => {
      let first: ReceivedResponse | undefined
      return changeResponses((received) => {
        if (isSuccess(received)) first = received
        return received.text.includes('"already"') ? (first ?? received) : received
      })
    }),
  },
}
