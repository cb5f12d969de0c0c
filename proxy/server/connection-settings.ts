import { LIMIT, limit, wholeNumber } from '../settings/settings-table.ts'
import type { Setting } from '../settings/settings-table.ts'

export type ConnectionSettings = {
  readonly maxConnections: number
  /** Per client (`clientNetworks`); 0: no limit. */
  readonly clientConnections: number
  readonly streamsPerMember: number
}

export const connectionTable = {
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

type Values = Readonly<Record<keyof typeof connectionTable, number>>

export const connectionSettings = (values: Values): ConnectionSettings => ({
  maxConnections: values.MAX_CONNECTIONS,
  clientConnections: values.CLIENT_CONNECTIONS,
  streamsPerMember: values.STREAMS_PER_MEMBER,
})
