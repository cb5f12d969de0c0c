import type { ElectionLocks } from './leader-election.ts'

export type TabChannel = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void
}

/** A channel between the site's tabs; null where the browser has none or refuses it. */
export const openTabChannel = (name: string): TabChannel | null => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/**
 * The browser's means of communication between tabs; null where missing (outside secure contexts) or refused (storage
 * blocked). Without a channel there are no locks either, because tabs that cannot communicate cannot follow a leader.
 */
export const browserTabs = (): { channel: TabChannel | null; locks: ElectionLocks | null } => {
  const channel = openTabChannel('maru:tabs')
  const hasLocks = channel !== null && 'locks' in navigator
  return { channel, locks: hasLocks ? navigator.locks : null }
}
