import { outcomeOf } from '../outcome.ts'
import type { Probe } from '../probe.ts'
import { bodyFor, harmless } from '../values.ts'

const id = 'guessing-is-slowed'
const GUESSES = 10

/** Who guesses a password or a proof again and again is answered with time, and not with a verdict. */
export const guessingIsSlowed: Probe = {
  id,
  title: 'Guessing is slowed down',
  async run(run) {
    for (const operation of run.operations) {
      const { proves, ...effect } = run.effect(operation)
      if (proves['slows'] === undefined) continue
      // An id that nobody has: no member is locked out by it.
      const body = await harmless(run, await bodyFor(run, operation), { ...effect, proves })
      const answers = []
      for (let guess = 1; guess <= GUESSES; guess += 1) answers.push(await run.ask(operation, body))
      if (answers.some((one) => outcomeOf(one) === 'time' || one.received?.status === 429)) {
        run.held(proves['slows'])
      } else {
        const message = `judges ${GUESSES} wrong guesses in a row, and answers none with time`
        run.report(id, operation, { message, refutes: [proves['slows']] }, answers.at(-1) ?? null)
      }
    }
  },
}
