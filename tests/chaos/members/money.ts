import { setTimeout as after } from 'node:timers/promises'
import type { MoneyKind } from '../history.ts'
import { codeOf, isSignedOut, statusOf } from './client.ts'
import type { Client, Reply, Session } from './client.ts'

const RETRY_MS = 400
const MAX_TRIES = 4

export const moneyRoutes: Readonly<Record<MoneyKind, string>> = {
  deposit: 'apply-user-deposit',
  withdrawal: 'apply-user-withdraw',
  transfer_in: 'transfer-in',
}

/** A press of a money button; every repetition has the same key. */
export type Attempt = { readonly key: string; readonly kind: MoneyKind; readonly amount: number }

export const newAttempt = (kind: MoneyKind, amount: number): Attempt => ({
  key: crypto.randomUUID(),
  kind,
  amount,
})

/** Whether the outcome of the attempt is known, or only the list shows it. */
export const isSettled = (reply: Pick<Reply, 'status' | 'answer'>): boolean =>
  statusOf(reply) !== null || codeOf(reply) === 'outcome_unknown'

export function press(client: Client, session: Session, attempt: Attempt): Promise<Reply> {
  const { kind, key, amount } = attempt
  const body = kind === 'deposit' ? { amount, bankOwner: client.member } : { amount }
  return client.post({ route: moneyRoutes[kind], body, session, key })
}

/** Presses until the outcome is known, a few times. Returns the last reply. */
export async function insist(client: Client, session: Session, attempt: Attempt): Promise<Reply> {
  let reply = await press(client, session, attempt)
  for (let tries = 1; tries < MAX_TRIES && !isSettled(reply); tries += 1) {
    if (isSignedOut(reply)) return reply
    await after(RETRY_MS)
    reply = await press(client, session, attempt)
  }
  return reply
}
