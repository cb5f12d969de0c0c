import type { SessionTransport, SessionStore } from '../../proxy/ports/ports.ts'
import { createMemorySessions } from '../../proxy/store/memory-sessions.ts'
import type { SessionShelf } from '../../proxy/store/memory-sessions.ts'

const SESSIONS_KEY = 'maru-mock-sessions'
const SESSION_ID_KEY = 'maru-mock-session-id'

type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type StoredSession = NonNullable<ReturnType<SessionShelf['get']>>

/** Sessions of the proxy inside the page, in storage shared by all windows. */
export function createBrowserSessions(storage: SharedStorage): SessionStore {
  const readSessions = () =>
    new Map<string, StoredSession>(
      JSON.parse(storage.getItem(SESSIONS_KEY) ?? '[]') as [string, StoredSession][],
    )
  const updateSessions = (update: (sessions: Map<string, StoredSession>) => unknown) => {
    const sessions = readSessions()
    update(sessions)
    if (sessions.size === 0) storage.removeItem(SESSIONS_KEY)
    else storage.setItem(SESSIONS_KEY, JSON.stringify([...sessions]))
  }
  return createMemorySessions(Date, {
    get: (id) => readSessions().get(id),
    set: (id, session) => updateSessions((sessions) => sessions.set(id, session)),
    delete: (id) => updateSessions((sessions) => sessions.delete(id)),
    entries: () => readSessions(),
  })
}

/** Transports the session id beside the request, because a mocked answer cannot set an httpOnly cookie. */
export const createBrowserTransport = (storage: SharedStorage): SessionTransport => ({
  read: () => {
    const id = storage.getItem(SESSION_ID_KEY)
    return id === null ? [] : [id]
  },
  write: (_headers, id) => {
    storage.setItem(SESSION_ID_KEY, id)
  },
  clear: () => {
    storage.removeItem(SESSION_ID_KEY)
  },
})
