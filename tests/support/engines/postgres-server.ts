import { execFile, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres } from '../../../scripts/test-servers.ts'
import { freePort } from '../../../scripts/ports.ts'
import { spawnServer } from './shared.ts'

const DEADLINE_MS = 20_000

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
  max_wal_size: '128MB',
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
  await run('initdb', ['-D', data, ...flags], user)
  return serve(name, data, more)
}

/**
 * Starts a standby of a server, as which the server waits for it under its name. Returns the port.
 * @param port of the standby; without it a free one
 */
export async function startStandby(
  name: string,
  data: string,
  primary: number,
  port?: number,
): Promise<number> {
  const user = makeFolder(data)
  const source = `host=127.0.0.1 port=${primary} user=postgres application_name=${name}`
  await run('pg_basebackup', ['-D', data, '-d', source, '-R', '-c', 'fast', '-N'], user)
  return serve(name, data, port === undefined ? {} : { port: String(port) })
}

function makeFolder(data: string) {
  const user = unprivileged()
  mkdirSync(data, { mode: 0o700 })
  if (user !== undefined) chownSync(data, user.uid, user.gid)
  return user
}

async function run(program: string, args: readonly string[], user = unprivileged()): Promise<void> {
  await promisify(execFile)(join(findPostgres() ?? '', program), args, { cwd: '/', ...user })
}

export async function serve(name: string, data: string, more: Settings): Promise<number> {
  const port = Number(more['port'] ?? (await freePort()))
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
