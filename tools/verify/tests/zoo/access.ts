import type { RequestSent } from '../../contract/model.ts'
import {
  sendAlso,
  bodyOf,
  interceptCalls,
  isSuccess,
  jsonOf,
  json,
  problem,
  withRunMemory,
  rowsOf,
  withJsonBody,
  withBody,
  changeWithin,
  withRequestIdOf,
  withKey,
  setProperty,
} from './layers.ts'
import type { FaultTable, Json, Rows, FaultLayer } from './layers.ts'
import { withToken, perMember, forOtherMember } from './members.ts'
import type { KnownCall } from './members.ts'
import type { OperationId } from '#mocks/handlers/contract.ts'

const asFirst = (
  isWanted?: (body: Json) => boolean,
  change: (body: Json) => Json = (body) => body,
): FaultLayer =>
  forOtherMember(
    ({ sent, next }, first) => next(withToken(withBody(sent, change(bodyOf(sent) ?? {})), first)),
    isWanted,
  )
const timeOf = (row: Json) => Date.parse(String(row['requestedAt'] ?? row['placedAt']))
const byTime = (rows: Rows) => rows.toSorted((a, b) => timeOf(b) - timeOf(a))
/** Lists rows of both members. */
const mixed = (mix: (ownRows: Rows, theirs: Rows) => Rows): FaultLayer =>
  forOtherMember(async ({ sent, next }, first) => {
    const received = await next(sent)
    if (!isSuccess(received)) return received
    const firstPage = { ...bodyOf(sent), page: 1, pageSize: 100 }
    const theirs = rowsOf(await next(withToken(withBody(sent, firstPage), first)))
    const rows = mix(rowsOf(await next(withBody(sent, firstPage))), theirs)
    const { page = 1, pageSize = 20 } = bodyOf(sent) ?? {}
    const list = rows.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize))
    return withJsonBody(received, { ...jsonOf(received), list, total: rows.length })
  })
/** Another member's id is answered otherwise than an unknown one. */
const tellingApart = (
  list: OperationId,
  other: (sent: RequestSent) => Awaited<ReturnType<typeof problem>>,
): FaultLayer =>
  forOtherMember(async ({ sent, next }, first) => {
    const received = await next(sent)
    const theirs = rowsOf(await sendAlso(next, withToken(sent, first), list, {}))
    return received.text.includes('cant_find_code') &&
      theirs.some(({ id }) => id === bodyOf(sent)?.['id'])
      ? other(sent)
      : received
  })
const alsoToFirst: FaultLayer = forOtherMember(async ({ sent, next }, first) => {
  await next(withToken(sent, first))
  return next(sent)
})
const namingMember = (name: string): FaultLayer =>
  perMember(({ sent, tokenOf, next }: KnownCall) => {
    const { [name]: memberName, ...rest } = bodyOf(sent) ?? {}
    if (memberName === undefined) return next(sent)
    return next(withToken(withBody(sent, rest), tokenOf(String(memberName)) ?? ''))
  })

export const accessFaults: FaultTable = {
  'others-stay-out readNote': {
    "another member's message is opened": asFirst(),
    "another member's message is opened by a text": asFirst(
      ({ id }) => typeof id === 'string',
      (body) => ({ id: Number(body['id']) }),
    ),
  },
  'others-stay-out userDelDeposit': {
    "another member's deposit is cancelled": asFirst(),
    "another member's deposits are told apart by a status": tellingApart('getDepositList', (sent) =>
      withRequestIdOf(sent, json({ status: 'already' })),
    ),
  },
  'status-documented userDelDeposit': {
    "another member's deposits are told apart by 403": tellingApart('getDepositList', (sent) =>
      problem(sent, 403, 'forbidden'),
    ),
  },
  'others-stay-out helpList': { "another member's inquiries are listed": asFirst() },
  'others-stay-out getDepositList': {
    "another member's deposits are listed": asFirst(),
    "another member's deposits are listed without a page size": asFirst(
      ({ pageSize }) => pageSize === undefined,
    ),
  },
  'others-stay-out getSlotBetsList': {
    "another member's bets are behind the own": mixed((ownRows, theirs) => [...ownRows, ...theirs]),
    "another member's bets are among the own": mixed((ownRows, theirs) =>
      byTime([...ownRows, ...theirs]),
    ),
    "another member's newest bet is among the own": mixed((ownRows, theirs) =>
      byTime([...ownRows, ...theirs.slice(0, 1)]),
    ),
    "another member's bets are on later pages": asFirst(
      ({ page }) => Number(page ?? 1) > 1,
      (body) => ({ ...body, page: Number(body['page']) - 1 }),
    ),
  },
  'others-stay-out userHealthCheck': {
    'the health check tells the first member': asFirst(),
    'the health check tells the first member from the second call on': withRunMemory(() => {
      let count = 0
      return asFirst(() => (count += 1) > 1)
    }),
  },
  'others-stay-out userTransferIn': {
    'the first member pays': forOtherMember(({ sent, next }, first) =>
      next(withKey(withToken(sent, first))),
    ),
    "a key gives another member's answer": withRunMemory(() => {
      const cache = new Map<string, ReturnType<typeof json>>()
      return interceptCalls(async (sent, next) => {
        const key = sent.headers['idempotency-key'] ?? ''
        const first = cache.get(`${key} ${sent.text}`)
        if (first !== undefined && key.startsWith('verify-others')) return first
        const received = await next(sent)
        if (isSuccess(received)) cache.set(`${key} ${sent.text}`, received)
        return received
      })
    }),
  },
  'others-keep-theirs deleteAllHelp': { 'all inquiries of all are removed': alsoToFirst },
  'others-keep-theirs readAllNotes': { 'all messages of all are read': alsoToFirst },
  'others-keep-theirs deleteNote': { "another member's message is removed": alsoToFirst },
  'wrong-requests-are-refused getMember': {
    'userId names the member': namingMember('userId'),
    'member names the member': namingMember('member'),
  },
  'figures-agree doLogin': {
    'a login names another member than the health check': changeWithin(
      'user',
      setProperty('userId', 'MARU-999'),
    ),
  },
  'taken-is-taken register doLogin': {
    'a new member signs in at once': interceptCalls(async (sent, next) => {
      const received = await next(sent)
      return received.text.includes('"wait"')
        ? sendAlso(next, sent, 'doLogin', { id: 'sora', pw: 'sora1234' })
        : received
    }),
  },
}
