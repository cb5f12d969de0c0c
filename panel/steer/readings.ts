import type { Results } from '../../mocks/control/results.ts'

/** Answers of the read-only commands. */
export type Readings = Pick<Results, 'state' | 'faults' | 'calls' | 'clock'>
