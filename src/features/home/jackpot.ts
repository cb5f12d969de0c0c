/** Start value in won. */
const START_WON = 3_482_617_940
const START_MS = Date.UTC(2026, 0, 1)
/** Minimum increase per step, in won. */
const STEP_WON = 31
const SHARE_WON = 97

/** Milliseconds per step. */
export const JACKPOT_STEP_MS = 3_000

/** Additional increase of a step, 0 to 96 won: irregular to the eye, equal in every browser. */
const shareOf = (step: number): number => (step * 7_919) % SHARE_WON

/**
 * The jackpot figure at a time (epoch milliseconds), in won: grows with time, equal for every visitor, never falls.
 * No call provides a jackpot, so the banner says that this is a display and not a prize pool (R-HOME-01).
 */
export const jackpotAt = (now: number): number => {
  const step = Math.max(0, Math.floor((now - START_MS) / JACKPOT_STEP_MS))
  return START_WON + step * (STEP_WON + SHARE_WON) + shareOf(step)
}

/** Figure of the first paint, before the clock is read. */
export const jackpotAtFirst = START_WON
