/**
 * The part of `navigator.locks` that seats need: the callback runs once the lock is ours, and it is
 * ours until the callback's promise is fulfilled. Stolen, the request is rejected.
 */
export type SeatLocks = {
  request: (
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    held: () => Promise<void>,
  ) => Promise<unknown>
}

/** What who seeks the seat is told. */
export type SeatEvents = { readonly gained: () => void; readonly lost: () => void }

/** A tab's place in the queue for the seat, or the seat. */
export type Seat = {
  /** Takes the seat from the tab that has it, as that one is silent. */
  readonly claim: () => void
  readonly leave: () => void
}

const SEAT = 'maru:health'

const ignore = () => undefined

/**
 * Seeks the seat of the tab that checks for all: one at a time has it, and the browser frees it
 * when a tab closes. Without locks, or where the browser refuses them, each tab has a seat of its
 * own.
 */
export const seekSeat = (locks: SeatLocks | null, { gained, lost }: SeatEvents): Seat => {
  if (locks === null) {
    gained()
    return { claim: ignore, leave: ignore }
  }
  let leave: () => void = ignore
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  let turn = new AbortController()
  const request = (isClaim: boolean) => {
    turn.abort()
    turn = new AbortController()
    const { signal } = turn
    let isMine = false
    const sit = () => {
      isMine = true
      if (!signal.aborted) gained()
      return left
    }
    locks.request(SEAT, isClaim ? { steal: true } : { signal }, sit).catch(() => {
      if (signal.aborted) return
      if (!isMine) {
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
      turn.abort()
      leave()
    },
  }
}
