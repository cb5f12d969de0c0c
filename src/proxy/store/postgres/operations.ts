import type { Operations } from '../shared/operations.ts'
import { sessionFrom } from '../shared/sealed-session.ts'
import type { Connected } from './connections.ts'
import { getCounter, removeCounter, upsertCounter } from './counter-operations.ts'
import type { OpenStore } from './identity.ts'
import { beginMoney, forgetMoney, settleMoney } from './money-operations.ts'
import { getProtection, performProtection } from './protection-operations.ts'
import {
  addSession,
  readSessions,
  removeSession,
  updateActivity,
  updateUser,
} from './session-operations.ts'
import { durably } from './statements.ts'

type DatabaseOperations = {
  readonly [Name in keyof Operations]: (
    connected: Connected,
    store: OpenStore,
    ...taken: Parameters<Operations[Name]>
  ) => Promise<ReturnType<Operations[Name]>>
}

/** A member's id without the backend's address: a store belongs to one site. */
const idOf = (member: string): string => member.slice(member.indexOf(' ') + 1)

/** The store's operations by name. Where a time is passed, the database's clock decides instead. */
export const createOperations = (): DatabaseOperations => ({
  getSession: async (connected, { cipher }, hash) => {
    const row = (await readSessions(connected, [hash])).get(hash)
    return row === undefined ? null : sessionFrom(row, hash, cipher)
  },
  addSession: async (connected, store, hash, record) => {
    await addSession(connected, store, hash, record)
  },
  updateUser: async (connected, store, hash, sideUser) => {
    await updateUser(connected, store, hash, sideUser)
  },
  updateActivity: async (connected, store, hash, activeAt) => {
    await updateActivity(connected, store, hash, activeAt)
  },
  removeSession,
  getCounter: (connected, _, key, now) => getCounter(connected, key, now),
  upsertCounter: (connected, _, ...taken) => upsertCounter(connected, ...taken),
  removeCounter: (connected, _, key) => removeCounter(connected, key),
  beginMoney: (connected, store, request, _, runningMs) =>
    beginMoney(connected, store, request, runningMs),
  settleMoney,
  forgetMoney,
  getProtection: (connected, store, member) => getProtection(connected, store, idOf(member)),
  performProtection: (connected, store, member, command) =>
    performProtection(connected, store, idOf(member), command),
  // A durable write: ready means that money can be sent.
  probe: async (connected, { incarnation }) => void (await durably(connected, incarnation)),
})
