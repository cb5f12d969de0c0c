import type { TabChannel } from '../../platform/tab-channel.ts'
import type { Player } from '../player/player.ts'

/** What tabs of the same site tell each other. */
export type TabMessage =
  | { readonly type: 'session'; readonly change: 'started' | 'ended' }
  | { readonly type: 'health'; readonly player: Player }
  | { readonly type: 'missed' }
  /** A tab that only listens wants a check now. */
  | { readonly type: 'asked' }

type TabEvents = {
  readonly sessionChanged: (change: 'started' | 'ended') => void
  readonly healthReceived: (player: Player) => void
  readonly healthMissed: () => void
  /** Another tab asks the leader to check now. */
  readonly healthAsked: () => void
}

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data

/** Connects this tab with the others of the site; returns the way to send them a message. */
export const connectTabs = (
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
