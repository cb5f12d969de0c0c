import { assumptionsIn } from '../contract-under-test.ts'
import { answerWords, outcomeOf } from '../outcome.ts'
import { isRefused } from '../refusal.ts'
import type { Probe } from '../probe.ts'
import { signIn } from '../sign-in.ts'
import { undo } from '../undo.ts'
import { bodyFor } from '../values.ts'

/** Each operation takes the request that the contract shows; what comes back is held against the contract. */
export const examplesAreAnswered: Probe = {
  id: 'examples-are-answered',
  title: 'Every operation takes the example of the contract',
  async run(run) {
    // What only reads comes first, what signs out or removes last.
    const rank = (id: string) => {
      const effect = run.effects.operations[id]
      if (effect?.reads === true) return 0
      return effect?.removesAll !== undefined || effect?.resetsPassword === true ? 2 : 1
    }
    for (const operation of run.operations.toSorted((a, b) => rank(a.id) - rank(b.id))) {
      if (operation.isForMembers && run.token() === null) {
        run.skip(
          'examples-are-answered',
          operation,
          'it is for members: give --user and --password',
        )
        continue
      }
      for (const schema of operation.requests) {
        const body = await bodyFor(run, operation, schema)
        const answer = await run.ask(operation, body)
        if (outcomeOf(answer) === 'success') {
          run.evidence.seen(assumptionsIn(run.contract.resolve(schema)))
        }
        await undo(run, operation, answer)
        if (isRefused(answer)) {
          const message = `refuses a request that fits the contract: ${answerWords(answer)}`
          run.report('examples-are-answered', operation, { message }, answer)
        } else if (answer.received?.status === 401 && operation.isForMembers) {
          const message = 'refuses the token that the login gave'
          run.report(
            'examples-are-answered',
            operation,
            { message, refutes: run.contract.sessionAssumptions },
            answer,
          )
        }
      }
      const effect = run.effect(operation)
      if (effect.resetsPassword === true || effect.changesPassword === true) await signIn(run)
      if (!operation.needsBody)
        await run.ask(operation, undefined, {
          text: undefined,
          headers: { 'content-type': undefined },
        })
    }
  },
}
