import { slotGameOf, slotGamesOf } from '../catalog/slot-games.ts'
import { nextId } from '../db/database.ts'
import type { Database, Member } from '../db/database.ts'
import {
  approveDeposit,
  payOutWithdrawal,
  refuseDeposit,
  refuseWithdrawal,
} from '../db/requests.ts'
import { answerInquiry, answerTo } from '../db/inquiry-answers.ts'
import { instant } from '../db/clock.ts'
import { balancesOf, move } from '../db/ledger.ts'
import type { Balances } from '../db/ledger.ts'
import { stateKey } from '../db/play-state.ts'
import { locks } from '../db/records.ts'
import { CommandError, unknownNameFault } from './command-error.ts'
import type { EventName, EventOf } from './events.ts'

export type EventResult = {
  readonly event: EventName
  readonly member?: string
  readonly id?: number | string
  readonly balances?: Balances
  readonly count?: number
}

type EventOutcome = Omit<EventResult, 'event'>
type WaitingTarget = { readonly member: string; readonly which: 'latest' | number }

const NOTE = { title: '새 쪽지', content: '운영자가 보낸 쪽지입니다.' }
const NOTICE = { title: '새 공지', content: '운영자가 올린 공지입니다.' }

/** @throws CommandError with the nearest id */
function requireMember(db: Database, id: string): Member {
  const memberRow = db.members.get(id.toLowerCase())
  if (memberRow !== undefined) return memberRow
  const ids = db.members.all().map(({ member }) => member)
  throw new CommandError([unknownNameFault('/member', 'member of this scenario', id, ids)])
}

/**
 * The waiting row of a member that a command means.
 * @throws CommandError with the ids of waiting rows
 */
function requireWaiting<Row extends { readonly id: number | string; readonly member: string }>(
  rows: readonly Row[],
  kindName: string,
  { member, which }: WaitingTarget,
): Row {
  const memberRows = rows.filter((row) => row.member === member)
  const match = which === 'latest' ? memberRows.at(-1) : memberRows.find(({ id }) => id === which)
  if (match !== undefined) return match
  if (memberRows.length === 0) {
    throw new CommandError([
      { path: '/member', message: `${member} has no ${kindName} that waits` },
    ])
  }
  const message = `is ${which}: ${member} has no such ${kindName} that waits`
  throw new CommandError([
    { path: '/which', message, allowed: memberRows.map(({ id }) => String(id)) },
  ])
}

type RequestTable = 'deposits' | 'withdrawals'
type Row<Table extends RequestTable> = ReturnType<Database[Table]['open']>[number]

const decideRequest =
  <Table extends RequestTable>(
    table: Table,
    kindName: string,
    decide: (db: Database, row: Row<Table>, now: number) => void,
  ) =>
  (db: Database, command: WaitingTarget, now: number): EventOutcome => {
    const { member } = requireMember(db, command.member)
    const rows: readonly Row<Table>[] = db[table].open()
    const row = requireWaiting(rows, kindName, { ...command, member })
    decide(db, row, now)
    return { member, id: row.id, balances: balancesOf(db, member) }
  }

const setState = (db: Database, key: string, state: Database['meta']['states'][string]) => {
  db.meta.states = { ...db.meta.states, [key]: state }
  return { id: key }
}

/** @throws CommandError with the nearest code */
function requireGame(company: string, game: string): string {
  if (slotGameOf(company, game) !== undefined) return stateKey(game, company)
  const codes = (slotGamesOf(company) ?? []).map(({ code }) => code)
  throw new CommandError([unknownNameFault('/game', `game of ${company}`, game, codes)])
}

type Events = {
  readonly [Name in EventName]: (
    db: Database,
    command: EventOf<Name>,
    now: number,
  ) => EventOutcome | Promise<EventOutcome>
}

const events: Events = {
  async 'note-arrived'(db, { member: id, title = NOTE.title, content = NOTE.content }, now) {
    const { member } = requireMember(db, id)
    const note = { id: nextId(db), member, title, content, createdAt: instant(now), readAt: null }
    await db.notes.create(note)
    return { member, id: note.id }
  },

  async 'notice-published'(db, { title = NOTICE.title, content = NOTICE.content }, now) {
    const notice = { id: nextId(db), title, content, createdAt: instant(now) }
    await db.notices.create(notice)
    return { id: notice.id }
  },

  async 'inquiry-answered'(db, { member: id, which, answer }, now) {
    const { member } = requireMember(db, id)
    const waitingInquiries = db.inquiries.findMany((q) => q.where({ member, answeredAt: null }))
    const inquiry = requireWaiting(waitingInquiries, 'inquiry', { member, which })
    await answerInquiry(db, inquiry, answer ?? answerTo(inquiry), now)
    return { member, id: inquiry.id }
  },

  'deposit-approved': decideRequest('deposits', 'deposit', approveDeposit),
  'deposit-refused': decideRequest('deposits', 'deposit', refuseDeposit),
  'withdrawal-paid': decideRequest('withdrawals', 'withdrawal', payOutWithdrawal),
  'withdrawal-refused': decideRequest('withdrawals', 'withdrawal', refuseWithdrawal),

  'money-changed'(db, { member: id, balance, amount }, now) {
    const { member } = requireMember(db, id)
    const balancesBefore = balancesOf(db, member)
    const changes = { [balance]: amount }
    if (!move(db, { member, reason: 'adjustment', at: now, changes })) {
      const message = `is ${amount}: ${member} has ${balancesBefore[balance]} in ${balance}`
      throw new CommandError([{ path: '/amount', message }])
    }
    return { member, balances: balancesOf(db, member) }
  },

  'session-ended'(db, { member: id, by }, now) {
    const { member } = requireMember(db, id)
    const currentTokens = db.tokens
      .all()
      .filter((token) => token.member === member && token.expiresAt > now)
    for (const { token } of currentTokens) {
      if (by === 'operator') db.tokens.remove(token)
      else db.tokens.update(token, { expiresAt: now })
    }
    return { member, count: currentTokens.length }
  },

  'member-locked'(db, { member: id, what: lockNames }) {
    const { member, locks: currentLocks } = requireMember(db, id)
    db.members.update(member, {
      locks: locks.filter((lock) => currentLocks.includes(lock) || lockNames.includes(lock)),
    })
    return { member }
  },

  'member-unlocked'(db, { member: id, what: lockNames }) {
    const { member, locks: currentLocks } = requireMember(db, id)
    db.members.update(member, { locks: currentLocks.filter((lock) => !lockNames.includes(lock)) })
    return { member }
  },

  'member-approved'(db, { member: id }, now) {
    const { member, approvedAt } = requireMember(db, id)
    if (approvedAt !== null) {
      throw new CommandError([{ path: '/member', message: `${member} is approved already` }])
    }
    db.members.update(member, { approvedAt: now })
    return { member }
  },

  'provider-closed': (db, { company, state }) => setState(db, stateKey(company), state),
  'provider-opened': (db, { company }) => setState(db, stateKey(company), 'open'),
  'game-closed': (db, { company, game, state }) => setState(db, requireGame(company, game), state),
  'game-opened': (db, { company, game }) => setState(db, requireGame(company, game), 'open'),
}

/** @throws CommandError when it is impossible in this state */
export async function performEvent(
  db: Database,
  command: { readonly event: EventName },
  now: number,
): Promise<EventResult> {
  const { event } = command
  type AnyEvent = (...args: [Database, object, number]) => EventOutcome | Promise<EventOutcome>
  // The compiler cannot relate an event to its own command through a key.
  return { event, ...(await (events[event] as AnyEvent)(db, command, now)) }
}
