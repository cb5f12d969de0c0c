import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '../../../scripts/engines.ts'
import { freePort } from '../../../scripts/ports.ts'
import { migrate } from '../../../src/proxy/store/postgres/migrate.ts'
import { once, spawnServer } from './shared.ts'

/** The key with which the tables of the tests were made. */
export const KEY = new Uint8Array(32).fill(7)
const TEMPLATE = 'template_store'
const DEADLINE_MS = 20_000

export const hasPostgres = findPostgres() !== null

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // The tests kill proxies, not the machine.
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  max_prepared_transactions: '0',
  shared_buffers: '32MB',
  autovacuum: 'off',
}

type Settings = Readonly<Record<string, string>>

/** Starts a new server in a folder. Returns the port. */
export async function startPostgres(
  name: string,
  data: string,
  more: Settings = {},
): Promise<number> {
  const user = makeFolder(data)
  const flags = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-N']
  run('initdb', ['-D', data, ...flags], user)
  return serve(name, data, more)
}

/** Starts a standby of a server, as which the server waits for it under its name. Returns the port. */
export async function startStandby(name: string, data: string, primary: number): Promise<number> {
  const user = makeFolder(data)
  const source = `host=127.0.0.1 port=${primary} user=postgres application_name=${name}`
  run('pg_basebackup', ['-D', data, '-d', source, '-R', '-c', 'fast', '-N'], user)
  return serve(name, data)
}

function makeFolder(data: string) {
  const user = unprivileged()
  mkdirSync(data, { mode: 0o700 })
  if (user !== undefined) chownSync(data, user.uid, user.gid)
  return user
}

function run(program: string, args: readonly string[], user = unprivileged()): void {
  const path = join(findPostgres() ?? '', program)
  const { status, stderr, error } = spawnSync(path, args, { encoding: 'utf8', cwd: '/', ...user })
  if (status !== 0) throw new Error(stderr || String(error))
}

async function serve(name: string, data: string, more: Settings = {}): Promise<number> {
  const port = await freePort()
  const options = Object.entries({ ...settings, ...more, port: String(port) })
  const flags = options.flatMap(([option, value]) => ['-c', `${option}=${value}`])
  const server = join(findPostgres() ?? '', 'postgres')
  spawnServer(name, [server, '-D', data, ...flags], unprivileged())
  const end = performance.now() + DEADLINE_MS
  for (;;) {
    try {
      await admin(port, 'postgres', (client) => client.query('SELECT 1'))
      return port
    } catch (error) {
      if (performance.now() > end) throw error
      await after(50)
    }
  }
}

export const urlOf = (port: number, database: string): string =>
  `postgres://postgres@127.0.0.1:${port}/${database}`

export async function admin<Result>(
  port: number,
  database: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: urlOf(port, database) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The server of this run, with a template that has the tables. */
const sharedPort = (): Promise<number> =>
  once('postgres', async (data) => {
    const port = await startPostgres('postgres', data)
    await admin(port, 'postgres', (client) => client.query(`CREATE DATABASE ${TEMPLATE}`))
    await admin(port, TEMPLATE, (client) =>
      migrate(client, 'forward', { keys: [KEY], storeId: null }),
    )
    return port
  })

// Before the tests, whose time it does not take.
if (hasPostgres) await sharedPort()

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
  if (!isEmpty) await query(url, 'UPDATE store SET id = $1', [name])
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

/** Sets the database's clock, which stands still from then on. */
export async function setClock(url: string, now: number): Promise<void> {
  await query(
    url,
    `CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT ${now}::bigint'`,
  )
}
