import type { Operation } from '../core/model.ts'
import { outcomeOf } from '../core/outcome.ts'
import { jobFor, mayAsk } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { bodyFor, harmless } from '../core/values.ts'

const id = 'guessing-is-slowed'
const GUESSES = 20

export const guessingIsSlowed: Probe = {
  id,
  title: 'Guessing is slowed down',
  jobs: (run) =>
    run.operations
      .filter((one) => run.effect(one).proves['slows'] !== undefined && mayAsk(run, one))
      .map(jobFor(guess)),
}

async function guess(run: Run, operation: Operation): Promise<void> {
  const slows = run.effect(operation).proves['slows'] ?? ''
  // An unknown id, so that no member is locked out.
  const body = await harmless(run, await bodyFor(run, operation), run.effect(operation))
  const answers = []
  for (let count = 1; count <= GUESSES; count += 1)
    answers.push(await run.ask(operation, body, { isSentOnce: true }))
  if (answers.some((one) => outcomeOf(one) === 'time' || one.received?.status === 429)) {
    run.held(slows, operation)
  } else {
    // Up to a hundred guesses are acceptable (NIST SP 800-63B).
    const message = `checks ${GUESSES} wrong passwords in a row without refusing any: ask the operator for the limit`
    run.report(
      id,
      operation,
      { message, refutes: [slows], isWarning: true },
      answers.at(-1) ?? null,
    )
  }
}
