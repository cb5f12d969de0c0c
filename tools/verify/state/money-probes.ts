import { isDeepStrictEqual } from 'node:util'
import { describeAnswer, outcomeOf, valueAt } from '../contract/outcome.ts'
import { idsOf } from '../contract/model.ts'
import type { ApiCall, Fault, Operation } from '../contract/model.ts'
import { hasFault, cancelCreated } from '../run/probe.ts'
import type { AskOptions, Probe, Run } from '../run/run.ts'
import { bodyFor } from '../run/values.ts'
import type { Body } from '../run/values.ts'
import {
  drawAffordable,
  fetchDifference,
  isReversible,
  moneyCalls,
  moneyJobs,
  applyMoves,
  readBalances,
  moveBack,
} from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'

export const moneyIsConserved: Probe = {
  id: 'money-is-conserved',
  title: 'Money is conserved',
  isInTurn: true,
  jobs: (run) =>
    moneyJobs(run, async (jobRun, call) => {
      await checkMove(jobRun, call, 'small')
      // A large amount is moved only if it can be moved back.
      if (isReversible(jobRun, call)) await checkMove(jobRun, call, 'large')
      await checkOverdraft(jobRun, call)
      await checkBelowMinimum(jobRun, call)
      await checkInvalidAmounts(jobRun, call)
    }),
}

async function checkMove(run: Run, call: MoneyCall, size: 'small' | 'large'): Promise<void> {
  const { operation, moves, proves } = call
  const { body, amount, before, after } = await drawAffordable(run, call, size)
  const answer = await run.ask(operation, body)
  if (outcomeOf(answer) !== 'success')
    return run.skip(operation, `it answers ${describeAnswer(answer)}`)
  const difference = await fetchDifference(run, after)
  const message = `is to move ${amount}, and afterwards ${difference}`
  const isConserved = run.judge(difference === null, operation, message, answer, proves['moves'])
  const differences = Object.entries(after).flatMap(([name, sum]) => {
    const value = valueAt(answer.json, `/${name}`)
    return typeof value === 'number' && value !== sum ? [`${name} ${value} instead of ${sum}`] : []
  })
  if (differences.length > 0)
    run.report(operation, `answers ${differences.join(', ')} after the move`, answer)
  const isMovedBack = await moveBack(run, call, answer, amount)
  if (isConserved && 'rolling' in moves) run.confirm(run.effects.balancesProve, operation)
  if (!isMovedBack || !isConserved) return
  // The sums after the same amount was moved back reveal calls that moved more or twice.
  const remainingDifference = await fetchDifference(run, before)
  if (remainingDifference !== null)
    run.report(
      operation,
      `moves an amount; after the same amount was moved back, ${remainingDifference}`,
    )
}

/** One won more than available. */
async function checkOverdraft(run: Run, call: MoneyCall): Promise<void> {
  const { operation, source, proves } = call
  if (source === undefined || run.effects.limits[operation.request] !== undefined) return
  const available = (await readBalances(run))[source] ?? 0
  const amount = Math.floor(available) + 1
  const message = `moves ${amount}, and the member has ${available} of ${source}`
  await expectRefusal(run, call, amount, { message, refutes: idsOf(proves['tooMuch']) })
}

/** Reports only a warning, because the operator chooses the smallest amount. */
async function checkBelowMinimum(run: Run, call: MoneyCall): Promise<void> {
  const { minAmount, proves } = call
  if (minAmount === 1) return
  const message = `moves ${minAmount - 1}; the site assumes that it moves no less than ${minAmount}`
  const refutes = idsOf(proves['least'])
  await expectRefusal(run, call, minAmount - 1, { message, refutes, isWarning: true })
}

/** Expects a refusal without effect; it confirms the assumption that a success would refute. */
async function expectRefusal(
  run: Run,
  call: MoneyCall,
  amount: number,
  fault: Fault,
): Promise<void> {
  const { operation } = call
  const { body, before } = await drawAffordable(run, call)
  const answer = await run.ask(operation, { ...body, amount })
  if (outcomeOf(answer) === 'success') {
    run.report(operation, fault, answer)
    return cancelCreated(run, operation, answer)
  }
  const difference = await fetchDifference(run, before)
  const message = `refuses with ${describeAnswer(answer)}, and still moves money: ${difference}`
  if (difference === null) run.confirm(fault.refutes?.[0], operation)
  else run.report(operation, message, answer)
}

/** Invalid amounts must be refused and have no effect (RESTler's leakage rule). */
async function checkInvalidAmounts(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  const { body, amount, before } = await drawAffordable(run, call)
  const answers = await Promise.all(
    [-amount, amount + 0.5, String(amount)].map((invalidAmount) =>
      run.ask(operation, { ...body, amount: invalidAmount }, { refusedWith: 400 }),
    ),
  )
  const successes = answers.filter((answer) => outcomeOf(answer) === 'success')
  for (const success of successes) await cancelCreated(run, operation, success)
  // The checks of request bodies report that they are accepted.
  if (successes.length > 0) return
  const difference = await fetchDifference(run, before)
  if (difference === null) return
  const message = `refuses invalid amounts, and still moves money: ${difference}`
  run.report(operation, message, answers[0])
}

const CONCURRENT_CALLS = 5

const sendConcurrently = (
  run: Run,
  operation: Operation,
  body: Body,
  options: AskOptions = {},
): Promise<readonly ApiCall[]> =>
  Promise.all(
    Array.from({ length: CONCURRENT_CALLS }, () =>
      run.ask(operation, body, { ...options, isAtOnce: true }),
    ),
  )

export const atOnceMovesOnce: Probe = {
  id: 'at-once-moves-once',
  title: 'Concurrent requests with one key move money once',
  isInTurn: true,
  jobs: (run) =>
    moneyJobs(run, async (jobRun, call) => {
      await checkConcurrentKey(jobRun, call)
      await checkWholeBalance(jobRun, call)
      await checkConcurrentDifferent(jobRun, call)
    }),
}

async function checkConcurrentKey(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  const { keys } = run.effects
  // That keys are ignored is reported already.
  if (hasFault(run, 'keys-move-once', operation)) return
  const { body, amount, after } = await drawAffordable(run, call)
  const headers = { 'idempotency-key': `verify-at-once-${run.runId}-${run.count()}` }
  const answers = await sendConcurrently(run, operation, body, { headers })
  const successes = answers.filter((answer) => outcomeOf(answer) === 'success')
  if (successes.length === 0)
    return run.skip(operation, `it answers ${answers.map(describeAnswer).join(', ')}`)
  const difference = await fetchDifference(run, after)
  const distinctAnswers = new Map(successes.map((success) => [success.received?.text, success]))
  const fault = difference ?? `${distinctAnswers.size} different answers say success`
  const message = `takes effect more than once for ${CONCURRENT_CALLS} equal concurrent requests with one key: ${fault}`
  const isOnce = difference === null && distinctAnswers.size === 1
  run.judge(isOnce, operation, message, successes[0], keys.once)
  if (answers.some(({ received }) => received?.status === 409)) run.confirm(keys.running, operation)
  for (const answer of distinctAnswers.values()) await moveBack(run, call, answer, amount)
}

async function checkWholeBalance(run: Run, call: MoneyCall): Promise<void> {
  const { operation, moves, proves, source } = call
  if (source === undefined || run.effects.limits[operation.request] !== undefined) return
  if (!isReversible(run, call)) {
    const reason = `nothing that is implemented brings ${source} back: a whole balance is not moved`
    return run.skip(operation, reason)
  }
  const { body, before } = await drawAffordable(run, call)
  const amount = Math.floor(before[source] ?? 0)
  const answers = await sendConcurrently(run, operation, { ...body, amount })
  const successes = answers.filter((answer) => outcomeOf(answer) === 'success')
  const difference =
    successes.length === 0 ? null : await fetchDifference(run, applyMoves(before, moves, amount))
  if (successes.length > 1 || difference !== null) {
    const message = `spends ${amount} of ${source} ${successes.length} times at once${difference === null ? '' : `: ${difference}`}`
    const refutes = idsOf(successes.length > 1 ? proves['tooMuch'] : proves['moves'])
    run.report(operation, { message, refutes }, successes[0])
  }
  for (const answer of successes) await moveBack(run, call, answer, amount)
}

/** Concurrent different requests, one of them in the other direction, must each take effect (no lost update). */
async function checkConcurrentDifferent(run: Run, call: MoneyCall): Promise<void> {
  const { operation, moves } = call
  if (call.source === undefined || run.effect(operation).creates !== undefined) return
  const { amount: smallestAmount, before } = await drawAffordable(run, call)
  const opposite = Object.fromEntries(Object.entries(moves).map(([name, sign]) => [name, -sign]))
  const reverseCall = moneyCalls(run).find(
    (moneyCall) =>
      isDeepStrictEqual({ ...moneyCall.moves }, opposite) && moneyCall.minAmount <= smallestAmount,
  )
  const calls = [call, call, ...(reverseCall === undefined ? [] : [reverseCall]), call]
  const bodies = await Promise.all(calls.map((moneyCall) => bodyFor(run, moneyCall.operation)))
  const results = await Promise.all(
    calls.map(async (moneyCall, index) => {
      const amount = smallestAmount + index
      const body = { ...bodies[index], amount }
      return {
        call: moneyCall,
        amount,
        answer: await run.ask(moneyCall.operation, body, { isAtOnce: true }),
      }
    }),
  )
  const successes = results.filter(({ answer }) => outcomeOf(answer) === 'success')
  const expected = successes.reduce(
    (sum, success) => applyMoves(sum, success.call.moves, success.amount),
    before,
  )
  const difference = await fetchDifference(run, expected)
  if (difference !== null) {
    const message = `answers success to ${successes.length} different requests at once, and then ${difference}`
    return run.report(operation, { message, refutes: idsOf(call.proves['moves']) })
  }
  for (const success of successes) await moveBack(run, success.call, success.answer, success.amount)
}
