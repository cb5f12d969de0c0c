/** A slower answer than this many times the usual is taken for one that waited for others. */
const CROWDED = 2
/** Below this nobody waits, however the figures compare. */
const SLACK_MS = 40
const FIRST = 2
const REMEMBERED = 25

export type FittingParallel = {
  /** How many requests may be under way now. */
  readonly limit: () => number
  /** An answer came after so many milliseconds; so many requests were under way when it was sent. */
  readonly answered: (milliseconds: number, underWay: number) => void
  /** The server asks for fewer requests. */
  readonly slowDown: () => void
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * Finds how many requests at once a server answers as fast as one alone: more as long as they do not wait for each
 * other, half as many when they do (additive increase, multiplicative decrease). So a small server is not held to be
 * slow because of the requests that were sent beside each other.
 */
export function fittingParallel(most: number): FittingParallel {
  let limit = Math.min(FIRST, most)
  let isFirstClimb = true
  let sinceChange = 0
  const alone: number[] = []
  const beside: number[] = []

  const change = (next: number) => {
    limit = Math.max(1, Math.min(most, Math.floor(next)))
    sinceChange = 0
    beside.length = 0
  }

  const isCrowded = () => median(beside) > median(alone) * CROWDED + SLACK_MS

  return {
    limit: () => limit,
    answered(milliseconds, underWay) {
      const known = underWay <= 1 ? alone : beside
      known.push(milliseconds)
      if (known.length > REMEMBERED) known.shift()
      sinceChange += 1
      if (underWay < limit || sinceChange < limit) return
      if (isCrowded()) {
        isFirstClimb = false
        change(limit / 2)
      } else if (limit < most) change(isFirstClimb ? limit * 2 : limit + 1)
    },
    slowDown() {
      isFirstClimb = false
      change(limit / 2)
    },
  }
}
