import type { LoggedCall } from '../../../mocks/control/call-log.ts'
import { Misused } from '../input/command-line.ts'
import { nothingReached } from '../coverage/observe.ts'
import { startMachineRun } from '../play/run-machine.ts'
import type { Scenario } from '../core/scenario.model.ts'
import type { Bundles } from '../simulated/bundles.ts'
import type { WorkflowCall } from './workflow.ts'

/** @throws Misused for a call that a real backend would answer differently, or that cannot be repeated */
function callOf({ file }: Scenario, call: LoggedCall): WorkflowCall {
  const { operation, status, outcome, request, answeredBy, fault } = call
  const refuse = (why: string) => new Misused(`${file}: ${operation ?? call.path} ${why}.`)
  if (fault !== null || answeredBy === 'override')
    throw refuse('is answered by a step or the mock scenario, which a real backend does not have')
  if (operation === null || status === null || outcome === null)
    throw refuse('has no answer to expect in a workflow')
  if (operation === 'doLogin' && outcome !== 'authenticated')
    throw refuse(`is answered ${outcome}, and the recording has no password to send again`)
  return { operation, body: request ?? {}, answered: { status, outcome } }
}

/**
 * Backend calls made while a scenario runs on the machines.
 * @throws Misused
 */
export async function recordCalls(
  scenario: Scenario,
  bundles: Bundles,
): Promise<readonly WorkflowCall[]> {
  const run = await startMachineRun(scenario.begin, { bundles, reached: nothingReached() })
  try {
    for (const { line, step } of scenario.steps) {
      const differences = await run.make(step)
      if (differences.length > 0)
        throw new Misused(`${scenario.file}:${line} fails: correct it before the export.`)
    }
    const { clock, perform } = run.world
    const listed = await clock.until(perform({ command: 'calls', clear: false }))
    const { calls } = listed as { readonly calls: readonly LoggedCall[] }
    return calls.map((call) => callOf(scenario, call))
  } finally {
    run.end()
  }
}
