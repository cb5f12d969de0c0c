import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, findRedis, skippedEngines } from '../../../scripts/engines.ts'
import { CannotRun } from '../../../scripts/processes.ts'
import { migrate } from '../../../src/proxy/store/postgres/migrate.ts'
import { admin, startPostgres, urlOf } from '../../../tests/support/engines/postgres-server.ts'
import { startRedis } from '../../../tests/support/engines/redis.ts'

/** As in production: commits are flushed to disk. */
const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
}

/** Rows of realistic size, of inactive members. */
const filled = (rows: number): readonly string[] => [
  `INSERT INTO sessions SELECT md5('s' || n) || md5('t' || n), md5('m' || n), sha512(n::text::bytea) || sha512(('x' || n)::bytea),
    sha512(n::text::bytea) || sha512(('y' || n)::bytea) || sha512(('z' || n)::bytea), now_ms() + 28800000 - n, now_ms(),
    sha256(n::text::bytea) FROM generate_series(1, ${rows}) n`,
  `INSERT INTO members SELECT md5('m' || n), sha512(n::text::bytea) || sha512(('a' || n)::bytea) || sha512(('b' || n)::bytea) ||
    sha512(('c' || n)::bytea) || sha512(('d' || n)::bytea) || sha512(('e' || n)::bytea) FROM generate_series(1, ${rows}) n`,
  `INSERT INTO movements SELECT md5('m' || n), number, sha512((n || '-' || number)::bytea) || sha512(n::text::bytea)
    FROM generate_series(1, ${rows}) n, generate_series(1, 2) number`,
  'VACUUM ANALYZE',
]

export type Servers = {
  /** A database with our tables and this many sessions and members, each member with two movements. */
  readonly database: (name: string, rows: number) => Promise<string>
  readonly redis: string
}

/** @throws CannotRun without PostgreSQL and Redis */
export async function startServers(key: Uint8Array): Promise<Servers> {
  if (findPostgres() === null || findRedis() === null)
    throw new CannotRun(skippedEngines().join('\n'))
  const folder = mkdtempSync(join(tmpdir(), 'bench-stores-'))
  // PostgreSQL does not run as root.
  chmodSync(folder, 0o755)
  // spawnServer removes it when this run ends.
  process.env['ENGINES_FOLDER'] = folder
  const port = await startPostgres('postgres', join(folder, 'data'), settings)
  const redis = await startRedis('redis', join(folder, 'redis'))
  return {
    redis: `redis://127.0.0.1:${redis}`,
    database: async (name, rows) => {
      await admin(port, 'postgres', (client) => client.query(`CREATE DATABASE ${name}`))
      await admin(port, name, async (client) => {
        await migrate(client, 'forward', { keys: [key], storeId: null })
        if (rows > 0) for (const statement of filled(rows)) await client.query(statement)
      })
      return urlOf(port, name)
    },
  }
}
