import type { ElectionLocks } from './leader-election.ts'

/** The part of BroadcastChannel that tabs need. */
export type TabChannel = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void
}

/** A channel between the tabs of the site; null where the browser has none, or refuses it. */
export const openTabChannel = (name: string): TabChannel | null => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/**
 * The browser's ways between the tabs of the site; null where it has none, as outside secure
 * contexts, or refuses them, as where it blocks all storage. Tabs that cannot hear one another
 * cannot follow a leader either: without a channel there are no locks.
 */
export const browserTabs = (): { channel: TabChannel | null; locks: ElectionLocks | null } => {
  const channel = openTabChannel('maru:tabs')
  const hasLocks = channel !== null && 'locks' in navigator
  return { channel, locks: hasLocks ? navigator.locks : null }
}
