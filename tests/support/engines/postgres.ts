import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../../proxy/store/postgres/migrate.ts'
import { admin, startPostgres, urlOf } from './postgres-server.ts'
import { startOnce, usesEngines } from './shared.ts'

export const KEY = new Uint8Array(32).fill(7)
const TEMPLATE = 'template_store'

const sharedPort = (): Promise<number> =>
  startOnce('postgres', async (data) => {
    const port = await startPostgres('postgres', data)
    await admin(port, 'postgres', (client) => client.query(`CREATE DATABASE ${TEMPLATE}`))
    await admin(port, TEMPLATE, (client) =>
      migrate(client, 'forward', { keys: [KEY], storeId: null }),
    )
    return port
  })

// Not counted as time of the tests.
if (usesEngines) await sharedPort()

/** A database of its own on the run's server, with tables unless `isEmpty`. Returns its URL. */
export async function freshDatabase({ isEmpty = false } = {}): Promise<string> {
  const port = await sharedPort()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const from = isEmpty ? 'template0' : TEMPLATE
  await admin(port, 'postgres', async (client) => {
    // One session at a time may copy a template.
    await client.query("SELECT pg_advisory_lock(hashtext('template'))")
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`)
  })
  const url = urlOf(port, name)
  // A cache that several databases share tells them apart by the incarnation.
  if (!isEmpty) await query(url, 'UPDATE store SET id = $1, incarnation = $2', [name, randomUUID()])
  return url
}

export async function query(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

export async function setClock(url: string, now: number): Promise<void> {
  await query(
    url,
    `CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT ${now}::bigint'`,
  )
}
