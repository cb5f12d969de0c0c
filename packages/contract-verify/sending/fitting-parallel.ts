/** Factor over the usual time that indicates waiting. */
const CROWDED = 2
/** Differences below this are ignored. */
const SLACK_MS = 40
const FIRST = 2
const REMEMBERED = 25

export type FittingParallel = {
  readonly limit: () => number
  readonly answered: (milliseconds: number, underWay: number) => void
  readonly slowDown: () => void
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * Finds how many concurrent requests a server answers without delay (additive increase, multiplicative decrease), so
 * that a small server does not appear slow because of this run.
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
