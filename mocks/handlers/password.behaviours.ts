import { countFailure, forgetFailures, isBlocked } from '../db/attempts.ts'
import { nextId } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { instant } from '../db/clock.ts'
import { behave } from './contract.ts'

/** Ends access granted under the old password: other tokens, open games, unused withdrawal tickets. */
function endAccess(db: Database, member: string, keptToken: string | null): void {
  const isOfMember = (row: { readonly member: string }) => row.member === member
  for (const { token } of db.tokens.all().filter(isOfMember)) {
    if (token !== keptToken) db.tokens.remove(token)
  }
  for (const { ticket } of db.gameTickets.all().filter(isOfMember)) db.gameTickets.remove(ticket)
  for (const { ticket, used } of db.payoutTickets.all().filter(isOfMember)) {
    if (!used) db.payoutTickets.remove(ticket)
  }
}

const RESET_NOTE = {
  title: '비밀번호 재설정 요청이 있었습니다',
  content:
    '로그인하지 않은 상태에서 비밀번호 재설정이 요청되었습니다.\n본인이 요청하지 않았다면 고객센터에 알려 주세요.',
}

/** Notifies a member of a reset request; an unread notification is not repeated. */
async function notifyOfReset(db: Database, member: string, now: number): Promise<void> {
  const unreadNotes = db.notes.findMany((q) => q.where({ member, readAt: null }))
  if (unreadNotes.some(({ title }) => title === RESET_NOTE.title)) return
  await db.notes.create({
    ...RESET_NOTE,
    id: nextId(db),
    member,
    createdAt: instant(now),
    readAt: null,
  })
}

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

export const passwordBehaviours = [
  behave('userExchangeToPass', ({ db, now, member, token, body: { pw, newPw } }) => {
    const attempt = `change:${member.member}`
    if (isBlocked(db, attempt, now)) return { status: 'time' }
    if (member.password !== pw) {
      countFailure(db, attempt, now)
      return { status: 'pass' }
    }
    forgetFailures(db, attempt)
    db.members.update(member.member, { password: newPw })
    endAccess(db, member.member, token)
    return { status: 'success' }
  }),

  behave(
    'passwordResetWithoutLogin',
    async ({ db, now, client, body: { id, phone, banknum, newPw } }) => {
      const member = id.toLowerCase()
      const attempt = `reset:${member} ${client}`
      if (isBlocked(db, attempt, now)) return { status: 'time' }
      const account = db.members.get(member)
      if (account !== undefined) await notifyOfReset(db, member, now)
      const isProven =
        account !== undefined &&
        digitsIn(account.phone) === digitsIn(phone) &&
        digitsIn(account.banknum) === digitsIn(banknum)
      if (!isProven) {
        countFailure(db, attempt, now)
        return { status: 'cant_find_code' }
      }
      forgetFailures(db, attempt)
      forgetFailures(db, `login:${member} ${client}`)
      db.members.update(member, { password: newPw })
      endAccess(db, member, null)
      return { status: 'success' }
    },
  ),
]
