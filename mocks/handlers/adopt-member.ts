import { z } from 'zod'
import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { readProperty, readTextProperty } from '../../src/lib/json.ts'
import { isSameMember, memberKey } from '../../src/lib/member-id.ts'
import type { Database, Member } from '../db/database.ts'
import { balancesOf, move } from '../db/ledger.ts'
import type { Balances } from '../db/ledger.ts'
import { balanceNames } from '../db/records.ts'

type State = { readonly db: Database; readonly now: number }

const textFields = ['nick', 'phone', 'bankname', 'bankOwner', 'banknum'] as const

/** The readable part of a member in an answer, which may break the contract. */
function profileIn(user: unknown): Partial<Member> {
  const userId = readProperty(user, 'userId')
  const level = readProperty(user, 'level')
  return {
    ...Object.fromEntries(
      textFields.flatMap((name) => {
        const text = readTextProperty(user, name)
        return text === null ? [] : [[name, text]]
      }),
    ),
    ...(memberKey(userId) === '' ? {} : { userId: userId as Member['userId'] }),
    ...(typeof level === 'number' ? { level } : {}),
  }
}

const amount = z.number().min(0).max(Number.MAX_SAFE_INTEGER).transform(Math.trunc)

/** Moves the member's money to the sums of the answer. */
function adjustBalances({ db, now }: State, member: string, user: unknown): void {
  const balancesBefore = balancesOf(db, member)
  const names = { balance: 'balance', gameMoney: 'in_balance', rolling: 'rolling' }
  const changes: Partial<Balances> = {}
  for (const balance of balanceNames) {
    const target = amount.safeParse(readProperty(user, names[balance])).data
    if (target !== undefined) changes[balance] = target - balancesBefore[balance]
  }
  move(db, { member, reason: 'adjustment', at: now, changes })
}

/**
 * The mock's member for a member of another backend, created when missing.
 * @param loginId the id that the member logged in with; null: unknown
 * @returns null when neither the answer nor the login names a member
 */
export function adoptMember(state: State, user: unknown, loginId: string | null): string | null {
  const { db, now } = state
  const profile = profileIn(user)
  const key = memberKey(loginId ?? profile.userId)
  if (key === '') return null
  const existing = db.members
    .all()
    .find((candidate) => isSameMember(candidate.userId, profile.userId))
  const member = existing?.member ?? key
  if (db.members.get(member) === undefined) {
    db.members.add({
      member,
      userId: key,
      password: '',
      nick: key,
      phone: '',
      level: 1,
      bankname: '',
      bankOwner: '',
      banknum: '',
      registeredAt: now,
      approvedAt: now,
      locks: [],
      loginAt: now,
      previousLoginAt: null,
      openedNote: null,
      ...profile,
    })
    adjustBalances(state, member, user)
  } else if (loginId !== null) {
    db.members.update(member, profile)
    adjustBalances(state, member, user)
  }
  return member
}

export type AdoptedToken = {
  readonly token: string
  readonly member: string
  /** Whether it is a session of the real backend. */
  readonly isReal: boolean
}

export function adoptToken({ db, now }: State, { token, ...tokenContent }: AdoptedToken): void {
  const session = { ...tokenContent, expiresAt: now + SESSION_LIFETIME_MS }
  if (db.tokens.get(token) === undefined) db.tokens.add({ token, ...session })
  else db.tokens.update(token, session)
}

type Login = { readonly body: unknown; readonly login: unknown; readonly isReal: boolean }

/** Begins the session of a login answer that no behaviour gave, with the member and the money that it names. */
export function openSessionOfLogin(state: State, { body, login, isReal }: Login): void {
  const token = readTextProperty(login, 'token')
  const typedId = readTextProperty(body, 'id')
  if (token === null) return
  const member = adoptMember(state, readProperty(login, 'user'), typedId?.toLowerCase() ?? null)
  if (member !== null) adoptToken(state, { token, member, isReal })
}
