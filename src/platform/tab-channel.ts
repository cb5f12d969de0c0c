import type { ElectionLocks } from './leader-election.ts'

/** The part of BroadcastChannel that tabs need. */
export type TabChannel = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void
}

/**
 * The browser's ways between the tabs of the site; null where it has none, as outside secure
 * contexts, or refuses them, as where it blocks all storage. Tabs that cannot hear one another
 * cannot follow a leader either: without a channel there are no locks.
 */
export const browserTabs = (): { channel: TabChannel | null; locks: ElectionLocks | null } => {
  try {
    const channel = new BroadcastChannel('maru:tabs')
    return { channel, locks: 'locks' in navigator ? navigator.locks : null }
  } catch {
    return { channel: null, locks: null }
  }
}
