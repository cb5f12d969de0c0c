import type { SessionTransport, SessionRecord, SessionStore } from '../../src/proxy/core/ports.ts'

const PREFIX = 'maru-mock-session:'
const SESSION_KEY = 'maru-mock-session-id'

type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Sessions of the proxy inside the page, in storage shared by all windows. */
export function createBrowserSessions(storage: SharedStorage): SessionStore {
  const read = (id: string): SessionRecord | null => {
    const text = storage.getItem(PREFIX + id)
    return text === null ? null : (JSON.parse(text) as SessionRecord)
  }
  const write = (id: string, record: SessionRecord) => {
    storage.setItem(PREFIX + id, JSON.stringify(record))
  }
  const update = (id: string, change: Partial<SessionRecord>) => {
    const record = read(id)
    if (record !== null) write(id, { ...record, ...change })
    return Promise.resolve()
  }
  return {
    get: (id) => Promise.resolve(read(id)),
    add: (id, record) => Promise.resolve(write(id, record)),
    updateUser: (id, sideUser) => update(id, { sideUser }),
    updateActivity: (id, activeAt) => update(id, { activeAt }),
    remove: (id) => Promise.resolve(storage.removeItem(PREFIX + id)),
  }
}

/** Transports the session id beside the request, because a mocked answer cannot set an httpOnly cookie. */
export const createBrowserTransport = (storage: SharedStorage): SessionTransport => ({
  read: () => {
    const id = storage.getItem(SESSION_KEY)
    return id === null ? [] : [id]
  },
  write: (_headers, id) => {
    storage.setItem(SESSION_KEY, id)
  },
  clear: () => {
    storage.removeItem(SESSION_KEY)
  },
})
