import { HEALTH_CHECK_INTERVAL_MS } from '#site/lib/business-constants.ts'
import { isMember } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

/** A check that is overdue marks the sums. */
const MAX_AGE_MS = 2 * HEALTH_CHECK_INTERVAL_MS + 1_000

const brings = new Set(['session', 'userHealthCheck', 'getInGameBalance'])

export const sumsNotOlder: Invariant = {
  name: 'no sum is older than it says',
  reason: 'A player plays with money that is not there any more.',
  remedy: 'Mark the figures as old (`oldSince`) once a check fails or is overdue.',
  watch: () => {
    let count = 0
    let broughtAt: number | null = null
    return ({ calls, now, tabs }) => {
      const answered = calls.filter(
        ({ operation, outcome }) =>
          brings.has(operation) && (outcome === 'success' || outcome === 'authenticated'),
      ).length
      if (answered !== count) broughtAt = now
      count = answered
      const since = (broughtAt ??= now)
      return tabs.flatMap((tab) =>
        tab.isMarkedOld !== false || tab.isFrozen || !isMember(tab) || now - since <= MAX_AGE_MS
          ? []
          : [`unmarked, and of ${Math.round((now - since) / 1_000)} s before`],
      )
    }
  },
}
