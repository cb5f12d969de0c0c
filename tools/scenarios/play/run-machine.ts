import type { Scenario } from '../core/scenario.model.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { machineHands } from './machine-hands.ts'
import { runScenario, startRun } from './run.ts'
import type { Result, RunOptions, SimulatedRun } from './run.ts'

export type MachineRunOptions = Omit<RunOptions, 'server' | 'hands'> & {
  readonly bundles: Bundles
}

const withHands = ({ bundles, ...rest }: MachineRunOptions): RunOptions => ({
  ...rest,
  server: bundles,
  hands: machineHands(bundles),
})

/** Opens a scenario's first page, without screens. */
export const startMachineRun = (
  begin: Scenario['begin'],
  options: MachineRunOptions,
): Promise<SimulatedRun> => startRun(begin, withHands(options))

export const runOnMachines = (scenario: Scenario, options: MachineRunOptions): Promise<Result> =>
  runScenario(scenario, withHands(options))
