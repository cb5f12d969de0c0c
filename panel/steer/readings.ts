import type { Results } from '../../mocks/control/results.ts'

export type Readings = Pick<Results, 'state' | 'faults' | 'calls' | 'clock'>
