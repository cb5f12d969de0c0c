import type { SessionRecord, SessionStore } from '../ports.ts'

/** Sessions of this process; they end with it. */
export function createMemoryStore(clock: { now(): number }): SessionStore {
  const records = new Map<string, SessionRecord>()
  const dropExpired = () => {
    for (const [id, { expiresAt }] of records) if (expiresAt <= clock.now()) records.delete(id)
  }
  return {
    get: (id) => Promise.resolve(records.get(id) ?? null),
    add: (id, record) => {
      dropExpired()
      records.set(id, record)
      return Promise.resolve()
    },
    updateUser: (id, sideUser) => {
      const record = records.get(id)
      if (record) records.set(id, { ...record, sideUser })
      return Promise.resolve()
    },
    remove: (id) => {
      records.delete(id)
      return Promise.resolve()
    },
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
