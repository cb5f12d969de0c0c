import type { VersionedRow } from '../records/sealed-session.ts'
import { script } from './client.ts'
import type { RedisClient } from './client.ts'

const TOMBSTONE = '-'
/** An entry is read from the database again after this time: a later version may not have reached the cache. */
export const FRESH_MS = 5_000

const READ = script(`local answer = redis.call('GET', KEYS[1])`)

/** Replaces neither a tombstone nor a newer version. */
const FILL = script(`
local answer = 0
local found = redis.call('GET', KEYS[1])
local version = found and tonumber(string.match(found, '^%d+'))
if found ~= '${TOMBSTONE}' and (not version or version < tonumber(ARGV[1])) then
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  answer = 1
end`)

const BURY = script(`
local answer = 1
redis.call('SET', KEYS[1], '${TOMBSTONE}', 'PX', ARGV[1])`)

const bytes = ['secrets', 'user', 'activity'] as const

function textOf(row: VersionedRow): string {
  const sealed = Object.fromEntries(
    bytes.map((name) => [name, Buffer.from(row[name]).toString('base64')]),
  )
  return `${row.version} ${JSON.stringify({ ...row, ...sealed })}`
}

function rowFrom(text: string): VersionedRow {
  const row = JSON.parse(text.slice(text.indexOf(' ') + 1)) as Record<string, unknown>
  const opened = bytes.map((name) => [name, Buffer.from(String(row[name]), 'base64')] as const)
  return { ...row, ...Object.fromEntries(opened) } as unknown as VersionedRow
}

export type Entry = {
  /** The process of the server that answered. */
  readonly server: string
  /** `removed`: signed out. Null: not in the cache. */
  readonly row: VersionedRow | 'removed' | null
}

type Epoch = { readonly number: number; readonly incarnation: string }

/** Sealed sessions in the cache. Keys have an epoch: entries of another epoch are not found. */
export function createSessionEntries(client: RedisClient) {
  const keyOf = ({ incarnation, number }: Epoch, hash: string) =>
    `maru:${incarnation}:session:${number}:${hash}`
  return {
    read: async (epoch: Epoch, hash: string): Promise<Entry> => {
      const { server, answer } = await client.run(READ, keyOf(epoch, hash))
      if (typeof answer !== 'string') return { server, row: null }
      return { server, row: answer === TOMBSTONE ? 'removed' : rowFrom(answer) }
    },
    /** Never rejects: an entry may be missing. */
    fill: async (epoch: Epoch, hash: string, row: VersionedRow, lifetimeMs: number) => {
      if (lifetimeMs <= 0) return
      await client
        .run(
          FILL,
          keyOf(epoch, hash),
          row.version,
          textOf(row),
          Math.ceil(Math.min(lifetimeMs, FRESH_MS)),
        )
        .catch(() => undefined)
    },
    /** Returns the server that has the tombstone. */
    bury: async (epoch: Epoch, hash: string, lifetimeMs: number): Promise<string> =>
      (await client.run(BURY, keyOf(epoch, hash), lifetimeMs)).server,
  }
}
