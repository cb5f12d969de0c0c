import type { Player } from '../lib/player.ts'

/** What tabs of the same site tell each other. */
export type TabMessage =
  | { readonly type: 'session'; readonly change: 'started' | 'ended' }
  | { readonly type: 'health'; readonly player: Player }
  | { readonly type: 'missed' }
  /** A tab that only listens wants a check now. */
  | { readonly type: 'asked' }

/** The part of BroadcastChannel that tabs need. */
export type TabChannel = {
  postMessage: (message: TabMessage) => void
  addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void
}

/** The part of `navigator.locks` that tabs need: the callback runs once the lock is ours. */
export type TabLocks = {
  request: (name: string, held: () => Promise<void>) => Promise<unknown>
}

type TabEvents = {
  readonly sessionChanged: (change: 'started' | 'ended') => void
  readonly healthReceived: (player: Player) => void
  readonly healthMissed: () => void
  /** Another tab asks this one, which leads, to check now. */
  readonly healthAsked: () => void
  readonly leadershipGained: () => void
}

const LEADER_LOCK = 'maru:health'

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data

/**
 * Joins this tab to the other tabs of the site: the one that holds the lock checks for all, and
 * what one is told about the session all are told. The browser frees the lock when a tab closes.
 * Without locks (or without a channel) each tab checks for itself.
 */
export const joinTabs = (
  ports: { readonly channel: TabChannel | null; readonly locks: TabLocks | null },
  events: TabEvents,
): { readonly tell: (message: TabMessage) => void } => {
  const { channel, locks } = ports
  let isLeader = false
  const lead = () => {
    isLeader = true
    events.leadershipGained()
  }
  channel?.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return
    if (data.type === 'session') events.sessionChanged(data.change)
    if (data.type === 'health') events.healthReceived(data.player)
    if (data.type === 'missed') events.healthMissed()
    if (data.type === 'asked' && isLeader) events.healthAsked()
  })
  if (locks === null || channel === null) lead()
  else
    void locks
      .request(LEADER_LOCK, () => {
        lead()
        return new Promise<never>(() => undefined)
      })
      .catch(lead)
  return { tell: (message) => channel?.postMessage(message) }
}

/** The browser's own ports; null where a browser has none, as outside secure contexts. */
export const browserTabs = (): { channel: TabChannel | null; locks: TabLocks | null } => ({
  channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('maru:tabs'),
  locks: 'locks' in navigator ? navigator.locks : null,
})
