import type { z } from 'zod'
import { LIMIT, limit } from '../../settings/settings-table.ts'
import type { Setting } from '../../settings/settings-table.ts'
import type { ThrottleSettings } from './throttle.ts'

export const throttleTable = {
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
} as const satisfies Record<string, Setting>

type Values = {
  readonly [Name in keyof typeof throttleTable]: z.output<(typeof throttleTable)[Name]['schema']>
}

export const throttleSettings = (values: Values): ThrottleSettings => ({
  loginsPerMinute: values.LOGINS_PER_MINUTE,
  loginTries: values.LOGIN_TRIES,
  checksPerMinute: values.CHECKS_PER_MINUTE,
  accountCallsPerMinute: values.ACCOUNT_CALLS_PER_MINUTE,
  memberWritesPerMinute: values.MEMBER_WRITES_PER_MINUTE,
})
