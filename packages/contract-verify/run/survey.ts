import { Unavailable } from '../core/model.ts'
import type { Operation } from '../core/model.ts'
import { isFree } from '../requests/fitting-requests.ts'
import type { Run } from '../core/run.ts'
import { bodyFor, harmless } from '../core/values.ts'

export const implemented = {
  id: 'implemented',
  title: 'Every operation is implemented',
} as const

/** Finds missing operations before anything changes that needs them for restoring. */
export async function survey(run: Run): Promise<void> {
  const asked = run.operations.filter((one) => one.isForMembers || isFree(run, one))
  await run.all(asked, askOnce)
}

async function askOnce(run: Run, operation: Operation): Promise<void> {
  try {
    const fitting = operation.isForMembers
      ? (operation.examples[0] ?? {})
      : await harmless(run, await bodyFor(run, operation), run.effect(operation))
    await run.ask(operation, fitting, {
      token: null,
      ...(operation.isForMembers ? { refusedWith: 401 } : {}),
    })
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
  }
}

/** Reports missing operations as one finding. */
export function reportMissing(run: Run): void {
  for (const operation of run.operations) {
    const absence = run.state.absent.get(operation.id)
    if (absence?.kind !== 'not implemented') continue
    const { words: message, call } = absence
    run.report(implemented.id, operation, { message, isWarning: run.isPartial === true }, call)
  }
}
