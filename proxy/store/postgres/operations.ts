import type { SessionRecord, User } from '../../core/ports.ts'
import type {
  HashedRevocation,
  OperationName,
  Operations,
  StoreCalls,
} from '../shared/operations.ts'
import type { HashedSessions, RunWork } from './sessions.ts'
import type { Connected } from './connected.ts'
import { getCounter, removeCounter, upsertCounter } from './counter-operations.ts'
import type { OpenStore } from './identity.ts'
import { beginMoney, forgetMoney, settleMoney } from './money-operations.ts'
import { getProtection, performProtection } from './protection-operations.ts'
import { durably } from './statements.ts'

/** Sessions are in `sessions.ts`, because of their cache. */
type Name = Exclude<
  keyof Operations,
  `${string}Session` | `${string}Sessions` | 'updateUser' | 'updateActivity' | 'getRevoked'
>

type DatabaseOperations = {
  readonly [One in Name]: (
    connected: Connected,
    store: OpenStore,
    ...taken: Parameters<Operations[One]>
  ) => Promise<ReturnType<Operations[One]>>
}

/** A member's id without the backend's address: a store belongs to one site. */
const idOf = (member: string): string => member.slice(member.indexOf(' ') + 1)

/** The store's operations by name. Where a time is passed, the database's clock decides instead. */
const databaseOperations: DatabaseOperations = {
  getCounter: (connected, _, key, now) => getCounter(connected, key, now),
  upsertCounter: (connected, _, ...taken) => upsertCounter(connected, ...taken),
  removeCounter: (connected, _, key) => removeCounter(connected, key),
  beginMoney: (connected, store, request, _, runningMs) =>
    beginMoney(connected, store, request, runningMs),
  settleMoney,
  forgetMoney,
  getProtection: (connected, store, member) => getProtection(connected, store, idOf(member)),
  performProtection: (connected, store, member, command, _, requestId) =>
    performProtection(connected, store, idOf(member), command, requestId),
  // A durable write: ready means that money can be sent.
  probe: async (connected, { incarnation }) => void (await durably(connected, incarnation)),
}

const isOwn = <One extends OperationName>(name: One): name is One & Name =>
  name in databaseOperations

/** Calls by name. Those of sessions go through their cache. */
export function createCalls(run: RunWork, sessions: HashedSessions): StoreCalls['call'] {
  const ofSessions = {
    getSession: (hash: string) => sessions.get(hash),
    addSession: (hash: string, _: string, record: SessionRecord) => sessions.add(hash, record),
    updateUser: (hash: string, sideUser: User) => sessions.updateUser(hash, sideUser),
    updateActivity: (hash: string, at: number) => sessions.updateActivity(hash, at),
    removeSession: (hash: string, _: number, logout: string | null) =>
      sessions.remove(hash, logout),
    getSessions: (member: string) => sessions.list(idOf(member)),
    revokeSessions: (revocation: HashedRevocation) =>
      sessions.revoke(idOf(revocation.member), revocation),
    getRevoked: (hash: string) => sessions.wasRevoked(hash),
    getRevokedSessions: (member: string) => sessions.listRevoked(idOf(member)),
  }
  type Operate = (...taken: readonly unknown[]) => Promise<never>
  return (name, ...taken) => {
    if (!isOwn(name)) {
      const operate: unknown = ofSessions[name as keyof typeof ofSessions]
      return (operate as Operate)(...taken)
    }
    const operate = databaseOperations[name] as unknown as Operate
    return run((connected, store) => operate(connected, store, ...taken))
  }
}
