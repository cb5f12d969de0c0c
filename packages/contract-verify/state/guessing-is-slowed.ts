import type { Operation } from '../model.ts'
import { outcomeOf } from '../outcome.ts'
import { jobFor, mayAsk } from '../probe.ts'
import type { Probe } from '../probe.ts'
import type { Run } from '../run.ts'
import { bodyFor, harmless } from '../values.ts'

const id = 'guessing-is-slowed'
const GUESSES = 20

/** Who guesses a password or a proof again and again is answered with time, and not with a verdict. */
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
  // An id that nobody has: no member is locked out by it.
  const body = await harmless(run, await bodyFor(run, operation), run.effect(operation))
  const answers = []
  for (let count = 1; count <= GUESSES; count += 1)
    answers.push(await run.ask(operation, body, { isSentOnce: true }))
  if (answers.some((one) => outcomeOf(one) === 'time' || one.received?.status === 429)) {
    run.held(slows)
  } else {
    // Nobody said how many are too many: up to a hundred are let through by sound rules (NIST SP 800-63B).
    const message = `judges ${GUESSES} wrong guesses in a row, and answers none with time: ask the operator from how many on`
    run.report(
      id,
      operation,
      { message, refutes: [slows], isWarning: true },
      answers.at(-1) ?? null,
    )
  }
}
