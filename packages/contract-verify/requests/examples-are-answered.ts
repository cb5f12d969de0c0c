import { assumptionsIn } from '../core/contract-under-test.ts'
import type { Operation } from '../core/model.ts'
import { answerWords, outcomeOf } from '../core/outcome.ts'
import { isRefused } from '../core/refusal.ts'
import { jobFor, mayAsk, undo } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { signIn } from '../core/sign-in.ts'
import { bodyFor } from '../core/values.ts'

const id = 'examples-are-answered'
const NO_WAY_BACK = 'it sets a password, and none is known to set back: give --user and --password'

export const examplesAreAnswered: Probe = {
  id,
  title: 'Every operation accepts its example',
  jobs(run) {
    // Read-only operations first; signing out and removals last.
    const rank = (operation: Operation) => {
      const { reads, removesAll, resetsPassword } = run.effect(operation)
      return reads === true ? 0 : removesAll !== undefined || resetsPassword === true ? 2 : 1
    }
    return run.operations
      .toSorted((one, other) => rank(one) - rank(other))
      .map((operation) => ({ ...jobFor(takesExample)(operation), isInTurn: rank(operation) > 0 }))
  },
}

async function takesExample(run: Run, operation: Operation): Promise<void> {
  if (!mayAsk(run, operation)) {
    const isGiven = run.state.isLoginForeign
    const why = isGiven ? 'the member cannot sign in yet' : 'give --user and --password'
    run.skip(id, operation, `it is for members: ${why}`)
    return
  }
  const effect = run.effect(operation)
  const setsPassword = effect.resetsPassword === true || effect.changesPassword === true
  if (setsPassword && run.password() === '') {
    run.skip(id, operation, NO_WAY_BACK)
    return
  }
  for (const schema of operation.requests) {
    const body = await bodyFor(run, operation, schema)
    const answer = await run.ask(operation, body)
    if (outcomeOf(answer) === 'success') {
      run.evidence.seen(assumptionsIn(run.contract.resolve(schema)), operation.id)
    }
    await undo(run, operation, answer)
    if (isRefused(answer)) {
      const message = `refuses a request that fits the contract: ${answerWords(answer)}`
      run.report(id, operation, { message }, answer)
    } else if (answer.received?.status === 401 && operation.isForMembers) {
      const message = 'refuses the token from the login'
      run.report(id, operation, { message, refutes: run.contract.sessionAssumptions }, answer)
    }
  }
  if (setsPassword) await signIn(run)
  if (!operation.needsBody)
    await run.ask(operation, undefined, {
      text: undefined,
      headers: { 'content-type': undefined },
    })
}
