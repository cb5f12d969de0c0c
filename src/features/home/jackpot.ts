/** The figure at the moment from which it grows, in won. */
const START_WON = 3_482_617_940
const START_MS = Date.UTC(2026, 0, 1)
/** What one step adds at least, in won; a step's own share comes on top. */
const STEP_WON = 31
const SHARE_WON = 97

/** Milliseconds between two figures. */
export const JACKPOT_STEP_MS = 3_000

/** A step's own share, 0 to 96 won: uneven to the eye, the same in every browser. */
const shareOf = (step: number): number => (step * 7_919) % SHARE_WON

/**
 * The figure of the jackpot banner at a moment (epoch milliseconds), in won: a display that grows
 * evenly with time, the same for every visitor, and never falls. No call tells a jackpot, so the
 * banner says beside it that this is a display and no pool of money (R-HOME-01).
 */
export const jackpotAt = (now: number): number => {
  const step = Math.max(0, Math.floor((now - START_MS) / JACKPOT_STEP_MS))
  return START_WON + step * (STEP_WON + SHARE_WON) + shareOf(step)
}

/** The figure that the first paint shows, before the visitor's clock is read. */
export const jackpotAtFirst = START_WON
