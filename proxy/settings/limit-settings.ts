import { LIMIT, limit, wholeNumber } from './settings-table.ts'
import type { Setting, Values } from './settings-table.ts'

export const limitTable = {
  LOGINS_PER_MINUTE: {
    fallback: '30',
    takes: `logins by one client (an address, an IPv6 /64; twice as many by a /56, four times by a /48), ${LIMIT}`,
    schema: limit,
  },
  LOGIN_TRIES: {
    fallback: '5',
    takes: `wrong passwords, or wrong proofs of a reset, for one id by one client, before each further try waits; ${LIMIT}`,
    schema: limit,
  },
  CHECKS_PER_MINUTE: {
    fallback: '60',
    takes: `checks whether an id or a name is taken, by one client address, ${LIMIT}`,
    schema: limit,
  },
  ACCOUNT_CALLS_PER_MINUTE: {
    fallback: '10',
    takes: `registrations and changes of a password, by one client address, and changes by one member, ${LIMIT}`,
    schema: limit,
  },
  MEMBER_WRITES_PER_MINUTE: {
    fallback: '60',
    takes: `decisions at /limits and /devices, games opened, and attempts to move money, each by one member, ${LIMIT}`,
    schema: limit,
  },
  MAX_CONNECTIONS: {
    fallback: '10000',
    takes: 'connections at once, 100 to 1000000; further ones are closed',
    schema: wholeNumber(100, 1_000_000),
  },
  CLIENT_CONNECTIONS: {
    fallback: '1024',
    takes: `connections at once by one client, but for those of TRUSTED_PROXIES, ${LIMIT}`,
    schema: limit,
  },
  STREAMS_PER_MEMBER: {
    fallback: '8',
    takes:
      'streams of events at once, one for each browser of a member, 1 to 1000; another one ends the oldest, whose page goes on with health checks',
    schema: wholeNumber(1, 1_000),
  },
} as const satisfies Record<string, Setting>

/** 0: no limit. */
export type LimitSettings = ReturnType<typeof limitSettings>

export const limitSettings = (values: Values<typeof limitTable>) => ({
  loginsPerMinute: values.LOGINS_PER_MINUTE,
  loginTries: values.LOGIN_TRIES,
  checksPerMinute: values.CHECKS_PER_MINUTE,
  accountCallsPerMinute: values.ACCOUNT_CALLS_PER_MINUTE,
  memberWritesPerMinute: values.MEMBER_WRITES_PER_MINUTE,
  maxConnections: values.MAX_CONNECTIONS,
  clientConnections: values.CLIENT_CONNECTIONS,
  streamsPerMember: values.STREAMS_PER_MEMBER,
})
