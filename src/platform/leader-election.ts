/**
 * The part of `navigator.locks` that an election needs. The lock is held until the callback's promise settles; a
 * stolen lock rejects the request.
 */
export type ElectionLocks = {
  request: (
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    onHeld: () => Promise<void>,
  ) => Promise<unknown>
}

/** Callbacks of a candidate. */
export type LeadershipEvents = { readonly onGained: () => void; readonly onLost: () => void }

/** One tab's candidacy, waiting or leading. */
export type Election = {
  /** Takes over from a silent leader. */
  readonly claim: () => void
  /** Gives up leadership or the place in the queue. */
  readonly leave: () => void
}

const LOCK = 'maru:health'

const ignore = () => undefined

/**
 * Elects one leader among the site's tabs; the browser frees the lock when a tab closes. Without locks each tab is
 * its own leader.
 */
export const electLeader = (
  locks: ElectionLocks | null,
  { onGained, onLost }: LeadershipEvents,
): Election => {
  if (locks === null) {
    onGained()
    return { claim: ignore, leave: ignore }
  }
  let leave: () => void = ignore
  const whenLeaving = new Promise<void>((resolve) => {
    leave = resolve
  })
  let attempt = new AbortController()
  const request = (isClaim: boolean) => {
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    let isLeader = false
    const lead = () => {
      isLeader = true
      if (!signal.aborted) onGained()
      return whenLeaving
    }
    locks.request(LOCK, isClaim ? { steal: true } : { signal }, lead).catch(() => {
      if (signal.aborted) return
      if (!isLeader) {
        onGained()
        return
      }
      onLost()
      request(false)
    })
  }
  request(false)
  return {
    claim: () => request(true),
    leave: () => {
      attempt.abort()
      leave()
    },
  }
}
