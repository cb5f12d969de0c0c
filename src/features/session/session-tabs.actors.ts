import type { Player } from '../player/player.ts'
import type { SeatLocks } from '../../platform/leader-election.ts'

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

type TabEvents = {
  readonly sessionChanged: (change: 'started' | 'ended') => void
  readonly healthReceived: (player: Player) => void
  readonly healthMissed: () => void
  /** Another tab asks the one that checks to do so now. */
  readonly healthAsked: () => void
}

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data

/** Joins this tab to the other tabs of the site: what one is told about the session all are told. */
export const joinTabs = (
  channel: TabChannel | null,
  events: TabEvents,
): ((message: TabMessage) => void) => {
  channel?.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return
    if (data.type === 'session') events.sessionChanged(data.change)
    if (data.type === 'health') events.healthReceived(data.player)
    if (data.type === 'missed') events.healthMissed()
    if (data.type === 'asked') events.healthAsked()
  })
  return (message) => channel?.postMessage(message)
}

/**
 * The browser's own ports; null where it has none, as outside secure contexts, or refuses them, as
 * where it blocks all storage. Tabs that cannot hear one another have no use for locks.
 */
export const browserTabs = (): { channel: TabChannel | null; locks: SeatLocks | null } => {
  try {
    const channel = new BroadcastChannel('maru:tabs')
    return { channel, locks: 'locks' in navigator ? navigator.locks : null }
  } catch {
    return { channel: null, locks: null }
  }
}
