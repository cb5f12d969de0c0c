import { setTimeout as after } from 'node:timers/promises'
import { groupBy } from '../checks/check-money.ts'
import { clock, moneyKinds } from '../history.ts'
import type { Call, Kill } from '../history.ts'
import { isSignedOut, statusOf } from './client.ts'
import type { Client, Session } from './client.ts'
import type { Member } from './member.ts'
import { isSettled, moneyRoutes, press } from './money.ts'

const AT_ONCE = 16
const RETRY_MS = 250
const MAX_TRIES = 20
const PAGE = 100
/** Attempts of each member that are sent again although the outcome is known. */
const REPEATED = 3

/**
 * Sends each attempt of unknown outcome again until the member knows it, and waits for logouts that were put off.
 * Returns what was not done by the deadline.
 */
export async function settleOpen(
  members: readonly Member[],
  kills: readonly Kill[],
  deadline: number,
): Promise<readonly string[]> {
  const late: string[] = []
  const until = async (what: string, isDone: () => Promise<boolean>) => {
    while (!(await isDone())) {
      if (clock() > deadline) return void late.push(`${what} in time after the last fault`)
      await after(RETRY_MS)
    }
  }
  await inParallel(members, async (member) => {
    const { client, open, leaving } = member
    for (const attempt of open.values()) {
      await until(`${client.member} ${attempt.key}: no outcome`, async () => {
        const session = member.session ?? (await member.logIn())
        if (session === null) return false
        const reply = await press(client, session, attempt)
        if (isSignedOut(reply)) member.session = null
        return isSettled(reply)
      })
    }
    for (const { session, proxy, at } of leaving) {
      // Deferred writes are lost with their process.
      if (kills.some((kill) => kill.proxy === proxy && kill.at > at)) continue
      await until(`session ${session.name}: no logout`, async () => {
        const reply = await client.post({ route: 'user-health-check', session })
        return isSignedOut(reply)
      })
    }
  })
  return late
}

/**
 * Each member looks at limits, record and lists, repeats some attempts, and tries the sessions that were signed out.
 * Returns what each one saw.
 */
export async function lookAtEverything(members: readonly Member[], calls: readonly Call[]) {
  const acknowledged = groupBy(
    calls.filter((call) => call.key !== null && statusOf(call) === 'success'),
    ({ member }) => member,
  )
  const finalStates = new Map<
    string,
    { readonly record: readonly unknown[]; readonly ids: unknown[] }
  >()
  await inParallel(members, async (member) => {
    const { client, dead } = member
    const session = await untilDone(() => member.logIn())
    for (const call of (acknowledged.get(client.member) ?? []).slice(-REPEATED)) {
      const kind = moneyKinds.find((one) => moneyRoutes[one] === call.route) ?? 'deposit'
      const attempt = { key: call.key ?? '', kind, amount: Number(call.body['amount']) }
      await untilDone(async () => {
        const reply = await press(client, session, attempt)
        return isSettled(reply) ? reply : null
      })
    }
    await ask(client, session, 'get-protection')
    const ids = [
      ...(await readList(client, session, 'get-deposit-list')),
      ...(await readList(client, session, 'get-withdraw-list')),
    ]
    const record = (await ask(client, session, 'get-money-record'))['list']
    finalStates.set(client.member, { record: record as readonly unknown[], ids })
    for (const one of dead) await client.post({ route: 'user-health-check', session: one })
  })
  return finalStates
}

async function readList(
  client: Client,
  session: Session,
  route: string,
): Promise<readonly unknown[]> {
  const ids: unknown[] = []
  for (let page = 1; ; page += 1) {
    const { list, total } = await ask(client, session, route, { page, pageSize: PAGE })
    for (const { id } of list as readonly { readonly id: unknown }[]) ids.push(id)
    if (page * PAGE >= Number(total)) return ids
  }
}

function ask(
  client: Client,
  session: Session,
  route: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  return untilDone(async () => {
    const reply = await client.post({ route, body, session })
    return statusOf(reply) === 'success' ? reply.answer : null
  })
}

export async function untilDone<Value>(attempt: () => Promise<Value | null>): Promise<Value> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const value = await attempt()
    if (value !== null) return value
    await after(RETRY_MS)
  }
  throw new Error(`The site does not serve a member after all faults, ${MAX_TRIES} times.`)
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
