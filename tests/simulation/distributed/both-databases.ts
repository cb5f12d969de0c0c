import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Connected } from '../../../src/proxy/store/postgres/connected.ts'
import { lightly } from '../../../src/proxy/store/postgres/statements.ts'
import { Timeline } from '../timeline.ts'
import { freshDatabase, query } from '../../support/engines/postgres.ts'
import { onTestFinished } from '../../support/this-test.ts'
import type { Answer } from './backend-session.ts'
import { SimulatedPostgres } from './simulated-postgres.ts'
import { newTables, openStore } from './tables.ts'

type Seen = { readonly rows: readonly unknown[]; readonly command?: string } | { error: unknown }
/** The answers of both databases to each statement, without times. */
type Compared = { readonly text: string; readonly simulated: Seen; readonly real: Seen }

const seenOf = (text: string, { command, rows }: { command: string; rows: readonly object[] }) => {
  const shown = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !['now', 'age', 'number'].includes(name) || text.includes('movements'))
        .map(([name, value]) => [
          name,
          name === 'left'
            ? value !== null
            : value instanceof Uint8Array
              ? Buffer.from(value).toString('hex')
              : (value as unknown),
        ]),
    ),
  )
  const inAnyOrder =
    text.includes('ORDER BY') && !text.includes('ORDER BY expires_at') ? shown : inOrder(shown)
  return text === 'COMMIT' ? { rows: shown, command } : { rows: inAnyOrder }
}

export async function openBoth() {
  const url = await freshDatabase()
  const { id, incarnation, begun } = openStore
  const taken = [id, incarnation, begun]
  await query(url, 'UPDATE store SET id = $1, incarnation = $2, begun = $3', taken)
  const timeline = new Timeline(Date.now())
  const simulated = new SimulatedPostgres(timeline, newTables(), [0, 0])
  const compared: Compared[] = []
  /** A connection to both; the simulated one answers first. `waits`: for a lock. */
  const connect = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    const session = simulated.connect(0, () => undefined)
    const send = (text: string, values: readonly unknown[]) =>
      new Promise<Answer>((answer) => session.receive({ text, values, answer }))
    const both = async (text: string, values: readonly unknown[], waits: boolean) => {
      const sent = send(text, values)
      if (!waits) await timeline.run(() => Promise.resolve())
      const answer = client.query<Record<string, unknown>>(text, [...values])
      const [one, other] = await Promise.allSettled([sent, answer])
      const answered = one.status === 'fulfilled' ? one.value : { error: one.reason as unknown }
      const codeOf = (error: unknown) => ({ error: (error as { code?: string }).code ?? error })
      compared.push({
        text,
        simulated: 'error' in answered ? codeOf(answered.error) : seenOf(text, answered.result),
        real: other.status === 'rejected' ? codeOf(other.reason) : seenOf(text, other.value),
      })
      if (other.status === 'rejected') throw other.reason
      return other.value
    }
    const dual = {
      query: (text: string, values: readonly unknown[] = []) => both(text, values, false),
      on: () => undefined,
      off: () => undefined,
    }
    const connected = {
      client: oneAtATime(dual),
      writer: { id: randomUUID(), generation: 0 },
    } as unknown as Connected
    await lightly(connected, [
      'INSERT INTO writers VALUES ($1, 0, now_ms())',
      [connected.writer.id],
    ])
    return {
      connected,
      later: (text: string, values: readonly unknown[]) => both(text, values, true),
    }
  }
  /** All rows of both, without times. */
  const tables = async () => {
    const names = ['money', 'sessions', 'counters', 'members', 'movements', 'cache'] as const
    const reals = names.map((name) => query(url, `SELECT * FROM ${name} ORDER BY 1, 2`))
    const real = (await Promise.all(reals)).map((rows) => rows.map(withoutTimes))
    const shown = names.map((name) =>
      [...(simulated.visible.get(name) ?? [])].map(([key, row]) =>
        withoutTimes({ ...(keyNames[name] === null ? {} : { [keyNames[name]]: key }), ...row }),
      ),
    )
    return { simulated: shown.map(inOrder), real: real.map(inOrder) }
  }
  /** Makes rows expire, those that may end. */
  const expire = async ([table, prefix]: readonly [Expiring, string], key: number) => {
    const id = `${prefix} ${key}`
    await query(url, `UPDATE ${table} SET expires_at = 0 WHERE ${keyNames[table]} = $1`, [id])
    const row = simulated.visible.get(table)?.get(id)
    if (row !== undefined) simulated.visible.get(table)?.set(id, { ...row, expires_at: 0 })
  }
  return { connect, compared, tables, expire }
}

type Expiring = 'sessions' | 'money' | 'counters'

const keyNames = {
  money: 'key_hash',
  sessions: 'id_hash',
  counters: 'key',
  members: 'member_hash',
  movements: null,
  cache: null,
} as const
const times = /^(number|expires_at|active_at|running_until|since)$/
const withoutTimes = (row: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => !times.test(name) && value !== undefined)
      .map(([name, value]) => [
        name,
        value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value),
      ])
      .toSorted(),
  )
const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** The store sends statements before the last one is answered. */
function oneAtATime(client: {
  query(text: string, values?: readonly unknown[]): Promise<unknown>
}) {
  let last: Promise<unknown> = Promise.resolve()
  const query = (text: string, values?: readonly unknown[]) => {
    const next = () => client.query(text, values)
    return (last = last.then(next, next))
  }
  return { ...client, query }
}
