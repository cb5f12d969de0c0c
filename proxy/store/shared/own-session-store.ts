import type { SessionStore } from '../../core/ports.ts'
import type { Revocation } from '../../core/session-port.ts'
import type { createLaterWrites } from './later-writes.ts'
import { hashOfParts } from './names.ts'
import type { HashedRevocation, StoreCalls } from './operations.ts'

type Surroundings = {
  readonly clock: { now(): number }
  readonly later: Pick<ReturnType<typeof createLaterWrites>, 'revokeOthers' | 'isRemoved'>
  readonly hashOf: (id: string) => string
  readonly nameOf: (member: string) => string
}

/** Says nothing about the id, and is not the key of its row. */
const nameOfSession = (hash: string): string => hashOfParts('session', hash)

export function createOwnSessions(
  calls: StoreCalls,
  { clock, later, hashOf, nameOf }: Surroundings,
): Pick<SessionStore, 'list' | 'revoke' | 'revokeOthersLater' | 'wasRevoked'> {
  const find = async (member: string) => {
    const listed = await calls.call('getSessions', nameOf(member), clock.now())
    return listed.filter(({ hash }) => !later.isRemoved(hash))
  }
  /** Includes revoked sessions: after a failed attempt, processes may still serve them. */
  const hashOfNamed = async (member: string, name: string): Promise<string | undefined> => {
    const isNamed = (hash: string) => nameOfSession(hash) === name
    const listed = (await find(member)).find(({ hash }) => isNamed(hash))
    if (listed !== undefined) return listed.hash
    return (await calls.call('getRevokedSessions', nameOf(member), clock.now())).find(isNamed)
  }
  const hashed = (
    { member, ownId, requestId }: Omit<Revocation, 'name'>,
    hash: string | null,
  ): HashedRevocation => ({ member: nameOf(member), ownHash: hashOf(ownId), hash, requestId })
  return {
    list: async (member, ownId) => {
      const own = hashOf(ownId)
      return (await find(member)).map(({ hash, ...session }) => ({
        ...session,
        name: nameOfSession(hash),
        isThis: hash === own,
      }))
    },
    revoke: async (revocation) => {
      const { member, name } = revocation
      const hash = name === null ? null : await hashOfNamed(member, name)
      if (hash === undefined) return
      await calls.call('revokeSessions', hashed(revocation, hash), clock.now())
    },
    revokeOthersLater: (revocation) => later.revokeOthers(hashed(revocation, null)),
    wasRevoked: (id) => calls.call('getRevoked', hashOf(id), clock.now()),
  }
}
