import { Unavailable } from './model.ts'
import type { ApiCall, Operation } from './model.ts'
import { outcomeOf } from './outcome.ts'
import { valueAt } from './pointer.ts'
import type { Run } from './run.ts'

/** Cancels a created item, so that it does not affect other checks. */
export async function undo(run: Run, operation: Operation, answer: ApiCall): Promise<void> {
  const { creates } = run.effect(operation)
  if (creates?.cancelled === undefined || outcomeOf(answer) !== 'success') return
  const id = valueAt(answer.json, `${creates.item}/id`)
  if (id === undefined || run.state.absent.has(creates.cancelled)) return
  try {
    await run.ask(creates.cancelled, { id })
  } catch (error) {
    // The cancelling operation is missing.
    if (!(error instanceof Unavailable)) throw error
  }
}
