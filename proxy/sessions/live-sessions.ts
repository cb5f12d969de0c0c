import type { LiveStreams } from '../ports/live.ts'
import type { SessionStore } from '../ports/sessions.ts'

/** The store's sessions; the streams of one that ends, end with it. */
export const endingStreams = (sessions: SessionStore, live: LiveStreams): SessionStore => ({
  ...sessions,
  remove: (id, logout) => sessions.remove(id, logout).finally(() => live.end(id)),
  revoke: (revocation) => sessions.revoke(revocation).finally(() => live.check(revocation.member)),
  revokeOthersLater: (revocation) =>
    sessions.revokeOthersLater(revocation).finally(() => live.check(revocation.member)),
})
