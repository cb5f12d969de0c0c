import type { Results } from '../../mocks/control/results.ts'

/** What the mock answers to commands that only read. */
export type Readings = Pick<Results, 'state' | 'faults' | 'calls' | 'clock'>
