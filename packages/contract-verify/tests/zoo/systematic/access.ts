import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import { bodyOf, sendingBody, withMemory } from '../layers.ts'
import type { Json } from '../layers.ts'
import {
  asMember,
  byMember,
  isSuccess,
  jsonOf,
  rowsOf,
  saying,
  underNewKey,
  withBody,
} from './members.ts'
import type { KnownCall } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

const FIRST = 'demo'
const OTHER = 'sora'

/** Answers the other member's calls as if the first member had sent them. */
const asFirst =
  (
    isWanted: (body: Json) => boolean = () => true,
    change: (body: Json) => Json = (body) => body,
  ): Way =>
  (place) =>
    byMember(place, ({ sent, member, tokenOf, next }) => {
      const token = tokenOf(FIRST)
      const body = bodyOf(sent) ?? {}
      return member === OTHER && token !== undefined && isWanted(body)
        ? next(asMember(withBody(sent, change(body)), token))
        : next(sent)
    })

const pageIn = (rows: readonly Json[], { page = 1, pageSize = 20 }: Json) =>
  rows.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize))

/** All of a member's rows. */
const allRows = async ({ sent, next }: KnownCall, token: string, isPaged: boolean) =>
  rowsOf(await next(asMember(withBody(sent, isPaged ? { pageSize: 100 } : {}), token)))

/** The other member's list contains the rows of both members; `mix` orders them. */
const mixed =
  (mix: (own: readonly Json[], theirs: readonly Json[]) => readonly Json[]): Way =>
  (place) =>
    byMember(place, async (call) => {
      const { sent, member, tokenOf, next } = call
      const received = await next(sent)
      const [first, other] = [tokenOf(FIRST), tokenOf(OTHER)]
      if (member !== OTHER || first === undefined || other === undefined || !isSuccess(received))
        return received
      const isPaged = !['helpList', 'getNote'].includes(place)
      const rows = mix(await allRows(call, other, isPaged), await allRows(call, first, isPaged))
      const list = isPaged ? pageIn(rows, bodyOf(sent) ?? {}) : rows
      return saying(received, {
        ...jsonOf(received),
        list,
        ...(isPaged ? { total: rows.length } : {}),
      })
    })

const timeOf = (row: Json) =>
  Date.parse(String(row['requestedAt'] ?? row['createdAt'] ?? row['placedAt']))
const byTime = (rows: readonly Json[]) => rows.toSorted((one, other) => timeOf(other) - timeOf(one))

/** The other member's call also takes effect for the first member. */
const alsoToFirst: Way = (place) =>
  byMember(place, async ({ sent, member, tokenOf, next }) => {
    const token = tokenOf(FIRST)
    if (member === OTHER && token !== undefined) await next(asMember(sent, token))
    return next(sent)
  })

/** The other member's call moves the first member's money. */
const fromFirst: Way = (place) =>
  byMember(place, ({ sent, member, tokenOf, next }) => {
    const token = tokenOf(FIRST)
    return member === OTHER && token !== undefined
      ? next(underNewKey(asMember(sent, token)))
      : next(sent)
  })

/** Accepts a property that is not in the contract, and ignores it. */
const taking =
  (...names: readonly [string, ...string[]]): Way =>
  (place, { pick }) => {
    const name = pick(names)
    return sendingBody(place, (body) => {
      const { [name]: _taken, ...rest } = body
      return rest
    })
  }

/** The property chooses the member. */
const namingMember =
  (name: string): Way =>
  (place) =>
    byMember(place, ({ sent, tokenOf, next }) => {
      const { [name]: named, ...rest } = bodyOf(sent) ?? {}
      if (named === undefined) return next(sent)
      const token = tokenOf(String(named).toLowerCase())
      return next(withBody(token === undefined ? sent : asMember(sent, token), rest))
    })

/** Another member's id gets a different answer than an unknown one. */
const tellingApart =
  (status: number, answer: Json): Way =>
  (place) =>
    byMember(place, async ({ sent, member, tokenOf, next }) => {
      const received = await next(sent)
      const token = tokenOf(FIRST)
      if (member !== OTHER || token === undefined) return received
      if (jsonOf(received)?.['status'] !== 'cant_find_code') return received
      const lists = {
        readNote: 'note_list',
        helpRead: 'help_list',
        userDelDeposit: 'get_deposit_list',
      }
      const list = (lists as Record<string, string>)[place] ?? 'get_withdraw_list'
      const group = place === 'readNote' || place === 'helpRead' ? 'community' : 'balance'
      const asked = { ...asMember(withBody(sent, {}), token), path: `/public/${group}/${list}` }
      const isTheirs = rowsOf(await next(asked)).some(({ id }) => id === bodyOf(sent)?.['id'])
      return isTheirs ? { ...saying(received, answer), status } : received
    })

const lists: readonly OperationId[] = [
  'noteList',
  'helpList',
  'getDepositList',
  'getWithdrawList',
  'getSlotBetsList',
]
const items: readonly OperationId[] = ['readNote', 'helpRead', 'userDelDeposit', 'userDelWithdraw']
const moves: readonly OperationId[] = [
  'userTransferIn',
  'userWithdraw',
  'moneyToPoint',
  'applyUserWithdraw',
]
const figures: readonly OperationId[] = ['getMember', 'userHealthCheck', 'getInGameBalance']
const writing: readonly OperationId[] = [
  'register',
  'writeHelp',
  'userTransferIn',
  'applyUserDeposit',
  'userExchangeToPass',
  'applyUserWithdraw',
  'openGame',
  'doLogin',
]

export const accessClasses: readonly FaultClass[] = [
  {
    name: 'rows of other members',
    source: 'OWASP API1:2023 Broken Object Level Authorization',
    places: lists,
    ways: {
      'all of them': asFirst(),
      'behind the own': mixed((own, theirs) => [...own, ...theirs]),
      'among the own': mixed((own, theirs) => byTime([...own, ...theirs])),
      'only the newest': mixed((own, theirs) => byTime([...own, ...theirs.slice(0, 1)])),
    },
  },
  {
    name: 'rows of other members by page',
    source: 'OWASP API1:2023 Broken Object Level Authorization',
    places: lists.filter((one) => one !== 'helpList'),
    ways: {
      'without a page size': asFirst((body) => body['pageSize'] === undefined),
      'on later pages': asFirst(
        (body) => Number(body['page'] ?? 1) > 1,
        (body) => ({ ...body, page: Number(body['page']) - 1 }),
      ),
    },
  },
  {
    name: 'items of other members',
    source: 'OWASP API1:2023 Broken Object Level Authorization; RESTler NameSpaceRule',
    places: items,
    ways: {
      'any id': asFirst(),
      'ids that are texts': asFirst(
        ({ id }) => typeof id === 'string',
        (body) => ({ ...body, id: Number(body['id']) }),
      ),
    },
  },
  {
    name: 'ids of other members are told apart',
    source: 'EvoMaster existence leakage',
    places: items,
    ways: {
      'by 403': tellingApart(403, { type: '/problems/forbidden', title: 'Forbidden', status: 403 }),
      'by another status': tellingApart(200, { status: 'already' }),
    },
  },
  {
    name: 'calls that reach other members',
    source: 'OWASP API5:2023 Broken Function Level Authorization',
    places: ['deleteAllNotes', 'readAllNotes', 'deleteAllHelp', 'deleteNote'],
    ways: { 'what is done is done to all': alsoToFirst },
  },
  {
    name: 'money of other members',
    source: 'OWASP API1:2023 Broken Object Level Authorization',
    places: moves,
    ways: { 'the first one pays': fromFirst },
  },
  {
    name: 'figures of other members',
    source: 'OWASP API1:2023 Broken Object Level Authorization',
    places: figures,
    ways: {
      'all of them': asFirst(),
      'only the first answer is right': (place) =>
        withMemory(() => {
          let calls = 0
          return asFirst(() => (calls += 1) > 1)(place, {
            whole: (least) => least,
            pick: ([one]) => one,
          })
        }),
    },
  },
  {
    name: 'mass assignment',
    source: 'OWASP API3:2023 Broken Object Property Level Authorization',
    places: writing,
    ways: {
      'a right is taken': taking('role', 'isAdmin', 'admin', 'level', 'approved'),
      'a figure is taken': taking('balance', 'rolling', 'in_balance', 'gameMoney', 'noteCount'),
      'a state is taken': taking('status', 'settledAt', 'answeredAt', 'createdAt', 'readAt'),
    },
  },
  {
    name: 'a member is named by the request',
    source: 'OWASP API3:2023 Broken Object Property Level Authorization',
    places: [...figures, ...lists],
    ways: {
      userId: namingMember('userId'),
      member: namingMember('member'),
    },
  },
]
