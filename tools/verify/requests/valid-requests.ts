import { isDeepStrictEqual } from 'node:util'
import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { Operation } from '../contract/model.ts'
import { describeAnswer, outcomeOf, valueAt } from '../contract/outcome.ts'
import { isRefused, namedPlaces } from '../contract/refusal.ts'
import { jobFor, mayAsk, operationsToAsk, withMockCommand, cancelCreated } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { signIn } from '../run/sign-in.ts'
import { bodyFor, fetchLimits, fittingRequests, isRepeatable } from '../run/values.ts'
import { boundariesOf } from '../bodies/constraints.ts'
import type { Boundary } from '../bodies/constraints.ts'
import { formMarksAt } from '../contract/marks.ts'

const CANNOT_RESTORE =
  'it sets a password, and none is known to set back: give --user and --password'

export const examplesAreAnswered: Probe = {
  id: 'examples-are-answered',
  title: 'Every operation accepts its example',
  jobs(run) {
    // Read-only operations come first, signing out and removals last.
    const rank = (operation: Operation) => {
      const { reads, removesAll, resetsPassword } = run.effect(operation)
      return reads === true ? 0 : removesAll !== undefined || resetsPassword === true ? 2 : 1
    }
    return run.operations
      .toSorted((a, b) => rank(a) - rank(b))
      .map((operation) => ({ ...jobFor(checkExample)(operation), isInTurn: rank(operation) > 0 }))
  },
}

async function checkExample(run: Run, operation: Operation): Promise<void> {
  if (!mayAsk(run, operation)) {
    const isLoginForeign = run.state.isLoginForeign
    const reason = isLoginForeign ? 'the member cannot sign in yet' : 'give --user and --password'
    run.skip(operation, `it is for members: ${reason}`)
    return
  }
  const effect = run.effect(operation)
  const setsPassword = effect.resetsPassword === true || effect.changesPassword === true
  if (setsPassword && run.password() === '') {
    run.skip(operation, CANNOT_RESTORE)
    return
  }
  for (const schema of operation.requests) {
    const body = await bodyFor(run, operation, schema)
    const answer = await run.ask(operation, body)
    if (outcomeOf(answer) === 'success') {
      run.evidence.addObservation(assumptionsIn(run.contract.resolve(schema)), operation.id)
    }
    await cancelCreated(run, operation, answer)
    if (isRefused(answer)) {
      const message = `refuses a request that fits the contract: ${describeAnswer(answer)}`
      run.report(operation, message, answer)
    } else if (answer.received?.status === 401 && operation.isForMembers) {
      const message = 'refuses the token from the login'
      run.report(operation, { message, refutes: run.contract.sessionAssumptions }, answer)
    }
  }
  if (setsPassword) await signIn(run)
  if (!operation.needsBody)
    await run.ask(operation, undefined, {
      text: undefined,
      headers: { 'content-type': undefined },
    })
}

export const edgesAreAccepted: Probe = {
  id: 'edges-are-accepted',
  title: 'Every request at the limits of the contract is accepted',
  jobs: (run) => operationsToAsk(run).map(jobFor(checkBoundaries)),
}

async function checkBoundaries(run: Run, operation: Operation): Promise<void> {
  for await (const { schema, fitting } of fittingRequests(run, operation)) {
    const limits = await fetchLimits(run, schema)
    if (limits === null) run.skip(operation, 'the limits of its amount could not be read')
    const isWithinLimits = ({ body, pointer }: Boundary) => {
      if (limits === undefined) return true
      if (limits === null) return pointer !== run.effects.limits[schema]?.at
      const amount = Number(valueAt(body, limits.at))
      return !(amount < limits.least || amount > limits.most)
    }
    const edges = boundariesOf(run.contract, schema, fitting).filter(isWithinLimits)
    const tryEdge = (itemRun: Run, edge: Boundary) =>
      checkBoundary(itemRun, operation, schema, edge)
    if (isRepeatable(run, operation)) await run.all(edges, tryEdge)
    else for (const edge of edges) await tryEdge(run, edge)
  }
}

async function checkBoundary(
  run: Run,
  operation: Operation,
  schema: string,
  { pointer, difference, body }: Boundary,
): Promise<void> {
  const answer = await run.ask(operation, body)
  await cancelCreated(run, operation, answer)
  if (!isRefused(answer)) return
  const namedByAnswer = namedPlaces(answer)
  if (
    namedByAnswer.length > 0 &&
    !namedByAnswer.some((namedPointer) => namedPointer.startsWith(pointer))
  )
    return
  const message = `refuses a request ${difference}, which fits the contract: ${describeAnswer(answer)}`
  const refutes = formMarksAt(run.contract, schema, pointer)
  run.report(operation, { message, pointer, refutes }, answer)
}

export const sameAnswerTwice: Probe = {
  id: 'same-answer-twice',
  title: 'Read operations answer the same twice',
  jobs: (run) =>
    run
      .operationsHaving('reads')
      .map(({ operation }) => operation)
      .filter(({ isForMembers }) => !isForMembers || run.token() !== null)
      .map(
        jobFor(async (run, operation) => {
          const body = await bodyFor(run, operation)
          const { session } = run.state.member
          const first = await run.ask(operation, body)
          const second = await run.ask(operation, body)
          if (first.received?.status !== 200 || isDeepStrictEqual(first.json, second.json)) return
          // Something may have changed in between, such as an approval or a message.
          const third = await run.ask(operation, body)
          if (isDeepStrictEqual(second.json, third.json)) return
          if (run.state.member.session !== session)
            return run.skip(operation, 'its session ended meanwhile')
          const message = 'answers the same request differently each time although it only reads'
          run.report(operation, message, third)
        }),
      ),
}

export const everyStatusOnCommand: Probe = {
  id: 'every-status-steered',
  title: 'Every documented status is answered by the contract (of a mock that is steered)',
  isInTurn: true,
  jobs: (run) => (run.steer === undefined ? [] : run.operations.map(jobFor(requestEveryStatus))),
}

async function requestEveryStatus(run: Run, operation: Operation): Promise<void> {
  const body = await bodyFor(run, operation)
  for (const outcome of operation.outcomes.keys()) {
    if (run.state.statuses.has(`${operation.id} 200 ${outcome}`)) continue
    const command = { command: 'answer', operation: operation.id, answer: outcome, times: 1 }
    await withMockCommand(run, command, () => run.ask(operation, body))
  }
  for (const status of operation.answers.keys()) {
    if (status === 200 || run.state.statuses.has(`${operation.id} ${status}`)) continue
    const command = { command: 'answer', operation: operation.id, answer: { status }, times: 1 }
    await withMockCommand(run, command, () => run.ask(operation, body))
  }
}
