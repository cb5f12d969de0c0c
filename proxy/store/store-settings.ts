import { z } from 'zod'
import { addressesOf, isPostgres } from './postgres/addresses.ts'
import { parseCacheAddress } from './redis/addresses.ts'
import type { CacheAddress } from './redis/addresses.ts'
import { keyListSchema } from './shared/session-keys.ts'
import type { Setting, Values } from '../settings/settings-table.ts'

export type StoreSettings = {
  /** `memory`, the path of an SQLite file, or `postgres://…`. */
  readonly sessionStore: string
  /** 32 bytes each; the first encrypts, all decrypt. Empty: use the key file beside the SQLite file. */
  readonly sessionKeys: readonly Uint8Array[]
  /** Null: none. */
  readonly cache: CacheAddress | null
  /** The only permitted store; null: any that matches its identity file. */
  readonly storeId: string | null
}

/** Why no server starts with settings that are each valid; null: it does. */
export const contradictionOf = ({ cache, sessionStore }: StoreSettings): string | null =>
  cache !== null && !isPostgres(sessionStore) ? 'CACHE is set, but STORE is not postgres://…' : null

export const storeSettingsTable = {
  STORE: {
    fallback: '',
    takes:
      '`memory`, the path of an SQLite file, or postgres://user:password@host1:5432,host2:5432/name?sslmode=verify-full, whose tables --migrate creates; percent-encode / ? # @ : and % in the password; not set: SESSION_STORE',
    schema: z.string().refine((text) => !isPostgres(text) || addressesOf(text) !== null),
    isSecret: true,
  },
  SESSION_STORE: {
    fallback: '.cache/sessions.sqlite',
    takes:
      '`memory`, or the path of an SQLite file, beside which <path>.identity is kept; processes may share a file; STORE takes precedence',
    schema: z.string().refine((text) => !isPostgres(text)),
  },
  SESSION_KEYS: {
    fallback: '',
    takes:
      'keys of 32 bytes in base64, separated by commas, that encrypt the store: the first encrypts, all decrypt; a loopback site with a file makes its own',
    schema: keyListSchema,
    isSecret: true,
  },
  CACHE: {
    fallback: '',
    takes:
      'Redis or Valkey, which counts logins: redis://:password@host:6379/0, redis+sentinel://host1,host2/name, redis+cluster://host1,host2, rediss… with TLS; only with STORE=postgres://…; percent-encode / ? # @ : and % in the password; not set: PostgreSQL does',
    schema: z
      .string()
      .transform((text) => (text === '' ? null : (parseCacheAddress(text) ?? undefined)))
      .refine((address) => address !== undefined)
      .transform((address) => address ?? null),
    isSecret: true,
  },
  STORE_ID: {
    fallback: '',
    takes:
      'the id in <path>.identity, or the one that --migrate says, 1 to 64 letters, digits, - or _: no other store is used, and none is made; set it after the first start',
    schema: z.union([z.literal('').transform(() => null), z.string().regex(/^[\w-]{1,64}$/)]),
  },
} as const satisfies Record<string, Setting>

export const storeSettings = (values: Values<typeof storeSettingsTable>): StoreSettings => ({
  sessionStore: values.STORE || values.SESSION_STORE,
  sessionKeys: values.SESSION_KEYS,
  cache: values.CACHE,
  storeId: values.STORE_ID,
})
