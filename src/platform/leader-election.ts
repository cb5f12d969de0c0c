/**
 * The part of `navigator.locks` that an election needs: the callback runs once the lock is ours, and
 * it is ours until the callback's promise is fulfilled. Stolen, the request is rejected.
 */
export type ElectionLocks = {
  request: (
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    held: () => Promise<void>,
  ) => Promise<unknown>
}

/** What a candidate hears of the election. */
export type LeadershipEvents = { readonly gained: () => void; readonly lost: () => void }

/** One tab's candidacy: it waits to become the leader, or is the leader. */
export type Election = {
  /** Takes the leadership from a leader that is silent. */
  readonly claim: () => void
  /** Gives up the leadership, or the place in the queue for it. */
  readonly leave: () => void
}

const LOCK = 'maru:health'

const ignore = () => undefined

/**
 * Leader election among the tabs of the site: one at a time leads, and the browser frees the lock
 * when a tab closes. Without locks, or where the browser refuses them, each tab leads itself.
 */
export const electLeader = (
  locks: ElectionLocks | null,
  { gained, lost }: LeadershipEvents,
): Election => {
  if (locks === null) {
    gained()
    return { claim: ignore, leave: ignore }
  }
  let leave: () => void = ignore
  const left = new Promise<void>((resolve) => {
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
      if (!signal.aborted) gained()
      return left
    }
    locks.request(LOCK, isClaim ? { steal: true } : { signal }, lead).catch(() => {
      if (signal.aborted) return
      if (!isLeader) {
        gained()
        return
      }
      lost()
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
