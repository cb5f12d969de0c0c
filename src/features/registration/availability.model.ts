import type { Outcome } from '../../http/outcome.ts'

export type Availability = 'unasked' | 'asking' | 'free' | 'taken' | 'unknown'

/** The availability by an answer; free only if the answer says so. */
export const availabilityBy = (outcome: Outcome): Availability => {
  if (outcome === 'done') return 'free'
  return outcome === 'id-taken' || outcome === 'already-in-use' ? 'taken' : 'unknown'
}
