import { memberKey } from '../../../src/lib/member-id.ts'
import type { SessionRecord, SessionStore } from '../../ports/ports.ts'
import type { Revocation } from '../../ports/sessions.ts'
import type { createLaterWrites } from './later-writes.ts'
import { idHasher, memberNamer, hashOfParts } from './name-hashes.ts'
import type { HashedRevocation, StoreCalls } from './operations.ts'

type SessionStorePorts = {
  readonly clock: { now(): number }
  readonly backendUrl: string
  readonly laterWrites: Pick<ReturnType<typeof createLaterWrites>, 'revokeOthers' | 'isRemoved'>
  readonly read: (
    hash: string,
  ) => Promise<SessionRecord | 'unreadable' | null> | SessionRecord | 'unreadable' | null
  readonly remove: (hash: string, logoutRequestId: string | null) => Promise<void>
  /** Runs at most once, when a record cannot be decrypted. */
  readonly warn: (reason: string) => void
}

/** The name under which a member sees a session. It reveals neither the id nor the row's key. */
const publicNameOf = (hash: string): string => hashOfParts('session', hash)

/** Sessions of one backend, on the store's operations. */
export function createSessionStore(
  calls: StoreCalls,
  { clock, backendUrl, laterWrites, read, remove, warn }: SessionStorePorts,
): SessionStore {
  const hashOf = idHasher(backendUrl)
  const memberNameOf = memberNamer(backendUrl)
  let hasWarned = false
  const warnOfKeysOnce = () => {
    if (hasWarned) return
    hasWarned = true
    warn('A session cannot be decrypted: SESSION_KEYS lacks its key, or its row was changed.')
  }
  const findSessions = async (member: string) => {
    const sessions = await calls.call('getSessions', memberNameOf(member), clock.now())
    return sessions.filter(({ hash }) => !laterWrites.isRemoved(hash))
  }
  /** Includes revoked sessions: after a failed attempt, processes may still serve them. */
  const findHashByName = async (member: string, name: string): Promise<string | undefined> => {
    const hasName = (hash: string) => publicNameOf(hash) === name
    const session = (await findSessions(member)).find(({ hash }) => hasName(hash))
    if (session !== undefined) return session.hash
    return (await calls.call('getRevokedSessions', memberNameOf(member), clock.now())).find(hasName)
  }
  const withHashes = (
    { member, ownId, requestId }: Omit<Revocation, 'name'>,
    hash: string | null,
  ): HashedRevocation => ({ member: memberNameOf(member), ownHash: hashOf(ownId), hash, requestId })
  return {
    get: async (id) => {
      const hash = hashOf(id)
      // `laterWrites` is asked before and after reading: meanwhile it may write the removal and forget it.
      if (laterWrites.isRemoved(hash)) return null
      const record = await read(hash)
      if (record === 'unreadable') warnOfKeysOnce()
      return record === 'unreadable' || laterWrites.isRemoved(hash) ? null : record
    },
    add: (id, record) => {
      const member = memberNameOf(memberKey(record.sideUser.userId))
      return calls.call('addSession', hashOf(id), member, record, clock.now())
    },
    updateUser: (id, sideUser) => calls.call('updateUser', hashOf(id), sideUser),
    updateActivity: (id, activeAt) => calls.call('updateActivity', hashOf(id), activeAt),
    remove: (id, logoutRequestId) => remove(hashOf(id), logoutRequestId ?? null),
    list: async (member, ownId) => {
      const ownHash = hashOf(ownId)
      return (await findSessions(member)).map(({ hash, ...session }) => ({
        ...session,
        name: publicNameOf(hash),
        isThis: hash === ownHash,
      }))
    },
    revoke: async (revocation) => {
      const { member, name } = revocation
      const hash = name === null ? null : await findHashByName(member, name)
      if (hash === undefined) return
      await calls.call('revokeSessions', withHashes(revocation, hash), clock.now())
    },
    revokeOthersLater: (revocation) => laterWrites.revokeOthers(withHashes(revocation, null)),
    wasRevoked: (id) => calls.call('getRevoked', hashOf(id), clock.now()),
  }
}
