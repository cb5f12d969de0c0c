import { isSameMember } from '../../src/lib/member-id.ts'
import type { SessionRecord, SessionStore } from '../ports/sessions.ts'
import { MAX_LISTED } from './shared/operations.ts'

type StoredSession = {
  readonly record: SessionRecord
  readonly name: string
  readonly isRevoked: boolean
}

/** Stores sessions by id, for example a map. */
export type SessionShelf = {
  get(id: string): StoredSession | undefined
  set(id: string, entry: StoredSession): unknown
  delete(id: string): unknown
  entries(): Iterable<[string, StoredSession]>
}

export function createMemorySessions(
  clock: { now(): number },
  shelf: SessionShelf = new Map<string, StoredSession>(),
): SessionStore {
  const dropExpired = () => {
    const now = clock.now()
    for (const [id, { record }] of [...shelf.entries()]) {
      if (record.expiresAt <= now) shelf.delete(id)
    }
  }
  const find = (id: string): StoredSession | null => {
    const entry = shelf.get(id)
    return entry === undefined || entry.isRevoked ? null : entry
  }
  const update = (id: string, change: Partial<SessionRecord>) => {
    const entry = find(id)
    if (entry !== null) shelf.set(id, { ...entry, record: { ...entry.record, ...change } })
    return Promise.resolve()
  }
  const sessionsOf = (member: string) =>
    [...shelf.entries()].filter(
      ([, { record, isRevoked }]) =>
        !isRevoked &&
        record.expiresAt > clock.now() &&
        isSameMember(record.sideUser.userId, member),
    )
  const store: SessionStore = {
    get: (id) => Promise.resolve(find(id)?.record ?? null),
    add: (id, record) => {
      dropExpired()
      shelf.set(id, { record, name: crypto.randomUUID(), isRevoked: false })
      return Promise.resolve()
    },
    updateUser: (id, sideUser) => update(id, { sideUser }),
    updateActivity: (id, activeAt) => update(id, { activeAt }),
    remove: (id) => {
      shelf.delete(id)
      return Promise.resolve()
    },
    list: (member, ownId) =>
      Promise.resolve(
        sessionsOf(member)
          .slice(-MAX_LISTED)
          .map(
            ([
              id,
              {
                name,
                record: { startedAt, activeAt, device },
              },
            ]) => ({
              name,
              isThis: id === ownId,
              startedAt,
              activeAt,
              device,
            }),
          ),
      ),
    revoke: ({ member, ownId, name }) => {
      for (const [id, entry] of sessionsOf(member)) {
        const mustEnd = id !== ownId && (name === null || name === entry.name)
        if (!mustEnd) continue
        const record = { ...entry.record, backendToken: '', pageToken: '' }
        shelf.set(id, { ...entry, record, isRevoked: true })
      }
      return Promise.resolve()
    },
    revokeOthersLater: (revocation) => store.revoke({ ...revocation, name: null }),
    wasRevoked: (id) => {
      const entry = shelf.get(id)
      return Promise.resolve(entry?.isRevoked === true && entry.record.expiresAt > clock.now())
    },
  }
  return store
}
