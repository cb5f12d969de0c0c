import type { Code } from '../catalog/providers.ts'
import { nextId } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { instant } from '../db/clock.ts'
import { behave } from './contract.ts'

const partners: ReadonlyMap<string, string> = new Map([
  ['localhost', 'MARU'],
  ['127.0.0.1', 'MARU'],
  ['[::1]', 'MARU'],
  ['maru.example.com', 'MARU'],
  ['dalbit.example.com', 'DALBIT'],
])

const isInviteCode = (code: Code): boolean =>
  [...partners.values()].includes(String(code).toUpperCase())

const partnerCodeOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? partners.get(new URL(origin).hostname) : undefined

const WELCOME = {
  title: '회원가입을 환영합니다',
  content: '가입해 주셔서 감사합니다.\n궁금한 점은 1:1 문의로 남겨 주세요.',
}

const isNickTaken = (db: Database, nick: string): boolean =>
  db.members.all().some((member) => member.nick === nick)

export const registrationBehaviours = [
  behave('register', async ({ db, now, body: { id, pw, nick, code, ...profile } }) => {
    const member = id.toLowerCase()
    if (db.members.get(member) !== undefined) {
      return { status: 'alread_have_user' }
    }
    if (isNickTaken(db, nick)) return { status: 'alread' }
    if (code !== undefined && !isInviteCode(code)) return { status: 'cant_find_code' }
    db.members.add({
      ...profile,
      member,
      userId: id,
      nick,
      level: 1,
      password: pw,
      registeredAt: now,
      approvedAt: null,
      locks: [],
      loginAt: null,
      previousLoginAt: null,
      openedNote: null,
    })
    await db.notes.create({
      ...WELCOME,
      id: nextId(db),
      member,
      createdAt: instant(now),
      readAt: null,
    })
    return { status: 'success' }
  }),

  behave('checkUserNick', ({ db, body: { nick } }) => ({
    status: isNickTaken(db, nick) ? 'alread' : 'success',
  })),

  behave('checkUserId', ({ db, body: { id } }) => ({
    status: db.members.get(id.toLowerCase()) === undefined ? 'success' : 'alread_have_user',
  })),

  behave('getRegDomain', ({ origin }) => {
    const code = partnerCodeOf(origin)
    return code === undefined ? { status: 'cant_find_code' } : { status: 'success', code }
  }),
]
