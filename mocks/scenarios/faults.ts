import type { Rules } from './scenarios.ts'

/** `refused`: not done. `cut`: done, and the answer breaks off. `late`: done, answered later. */
export type CallFault = 'none' | 'refused' | 'cut' | 'late'

/** What goes wrong with the n-th call of a scenario, the first being 1. */
export function faultOfCall(faults: Rules['faults'], call: number): CallFault {
  switch (faults) {
    case 'none':
      return 'none'
    case 'late':
      return 'late'
    case 'always':
      return 'refused'
    case 'every-third':
      return call % 6 === 3 ? 'refused' : call % 6 === 0 ? 'cut' : 'none'
  }
}

/** Two to three seconds, in milliseconds. */
export const lateness = (random: () => number): number => 2_000 + Math.floor(random() * 1_000)
