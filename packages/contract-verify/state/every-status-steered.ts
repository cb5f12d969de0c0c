import type { Operation } from '../core/model.ts'
import { jobFor } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { bodyFor } from '../core/values.ts'

export const everyStatusSteered: Probe = {
  id: 'every-status-steered',
  title: 'Every documented status is answered by the contract (of a mock that is steered)',
  isInTurn: true,
  jobs: (run) => (run.steer === undefined ? [] : run.operations.map(jobFor(steer))),
}

async function steer(run: Run, operation: Operation): Promise<void> {
  const body = await bodyFor(run, operation)
  for (const outcome of operation.outcomes.keys()) {
    if (run.state.statuses.has(`${operation.id} 200 ${outcome}`)) continue
    const command = { command: 'answer', operation: operation.id, answer: outcome, times: 1 }
    await run.steered(command, async () => void (await run.ask(operation, body)))
  }
  for (const status of operation.answers.keys()) {
    if (status === 200 || run.state.statuses.has(`${operation.id} ${status}`)) continue
    const command = { command: 'answer', operation: operation.id, answer: { status }, times: 1 }
    await run.steered(command, async () => void (await run.ask(operation, body)))
  }
}
