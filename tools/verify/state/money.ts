import { isDeepStrictEqual } from 'node:util'
import { answerWords, outcomeOf, valueAt } from '../contract/outcome.ts'
import { idsOf } from '../contract/model.ts'
import type { ApiCall, Fault, Operation } from '../contract/model.ts'
import { hasFault, undo } from '../run/probe.ts'
import type { AskOptions, Probe, Run } from '../run/run.ts'
import { bodyFor } from '../run/values.ts'
import type { Body } from '../run/values.ts'
import {
  affordable,
  differenceFrom,
  isReversible,
  moneyCalls,
  moneyJobs,
  movedBy,
  readBalances,
  takeBack,
} from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'

export const moneyIsConserved: Probe = {
  id: 'money-is-conserved',
  title: 'Money is conserved',
  isInTurn: true,
  jobs: (run) =>
    moneyJobs(run, async (own, call) => {
      await move(own, call, 'small')
      // Small amounts, because they cannot be moved back.
      if (isReversible(own, call)) await move(own, call, 'large')
      await tooMuch(own, call)
      await tooLittle(own, call)
      await broken(own, call)
    }),
}

async function move(run: Run, call: MoneyCall, size: 'small' | 'large'): Promise<void> {
  const { operation, moves, proves } = call
  const { body, amount, before, after } = await affordable(run, call, size)
  const done = await run.ask(operation, body)
  if (outcomeOf(done) !== 'success') return run.skip(operation, `it answers ${answerWords(done)}`)
  const difference = await differenceFrom(run, after)
  const message = `is to move ${amount}, and afterwards ${difference}`
  const isRight = run.judge(difference === null, operation, message, done, proves['moves'])
  const wrong = Object.entries(after).flatMap(([name, sum]) => {
    const value = valueAt(done.json, `/${name}`)
    return typeof value === 'number' && value !== sum ? [`${name} ${value} instead of ${sum}`] : []
  })
  if (wrong.length > 0) run.report(operation, `answers ${wrong.join(', ')} after the move`, done)
  const isBack = await takeBack(run, call, done, amount)
  if (isRight && 'rolling' in moves) run.held(run.effects.balancesProve, operation)
  if (!isBack || !isRight) return
  // The sums after the same amount was moved back reveal calls that moved more or twice.
  const left = await differenceFrom(run, before)
  if (left !== null)
    run.report(operation, `moves an amount; after the same amount was moved back, ${left}`)
}

/** One won more than available. */
async function tooMuch(run: Run, call: MoneyCall): Promise<void> {
  const { operation, source, proves } = call
  if (source === undefined || run.effects.limits[operation.request] !== undefined) return
  const has = (await readBalances(run))[source] ?? 0
  const amount = Math.floor(has) + 1
  const message = `moves ${amount}, and the member has ${has} of ${source}`
  await refuses(run, call, amount, { message, refutes: idsOf(proves['tooMuch']) })
}

/** The operator chooses the smallest amount, so a backend that takes less only refutes the assumption of one. */
async function tooLittle(run: Run, call: MoneyCall): Promise<void> {
  const { least, proves } = call
  if (least === 1) return
  const message = `moves ${least - 1}; the site assumes that it moves no less than ${least}`
  const refutes = idsOf(proves['least'])
  await refuses(run, call, least - 1, { message, refutes, isWarning: true })
}

/** A refusal moves nothing, and confirms what a success would refute. */
async function refuses(run: Run, call: MoneyCall, amount: number, fault: Fault): Promise<void> {
  const { operation } = call
  const { body, before } = await affordable(run, call)
  const answer = await run.ask(operation, { ...body, amount })
  if (outcomeOf(answer) === 'success') {
    run.report(operation, fault, answer)
    return undo(run, operation, answer)
  }
  const difference = await differenceFrom(run, before)
  const message = `refuses with ${answerWords(answer)}, and still moves money: ${difference}`
  if (difference === null) run.held(fault.refutes?.[0], operation)
  else run.report(operation, message, answer)
}

/** Invalid amounts must be refused and have no effect (RESTler's leakage rule). */
async function broken(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  const { body, amount, before } = await affordable(run, call)
  const answers = await Promise.all(
    [-amount, amount + 0.5, String(amount)].map((one) =>
      run.ask(operation, { ...body, amount: one }, { refusedWith: 400 }),
    ),
  )
  const done = answers.filter((one) => outcomeOf(one) === 'success')
  for (const one of done) await undo(run, operation, one)
  // The checks of request bodies report that they are accepted.
  if (done.length > 0) return
  const difference = await differenceFrom(run, before)
  if (difference === null) return
  const message = `refuses invalid amounts, and still moves money: ${difference}`
  run.report(operation, message, answers[0])
}

const CONCURRENT_CALLS = 5

const askAtOnce = (
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
    moneyJobs(run, async (own, call) => {
      await sameKey(own, call)
      await wholeBalance(own, call)
      await besideEachOther(own, call)
    }),
}

async function sameKey(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  const { keys } = run.effects
  // Ignored keys are one fault.
  if (hasFault(run, 'keys-move-once', operation)) return
  const { body, amount, after } = await affordable(run, call)
  const headers = { 'idempotency-key': `verify-at-once-${run.runId}-${run.count()}` }
  const answers = await askAtOnce(run, operation, body, { headers })
  const done = answers.filter((answer) => outcomeOf(answer) === 'success')
  if (done.length === 0)
    return run.skip(operation, `it answers ${answers.map(answerWords).join(', ')}`)
  const difference = await differenceFrom(run, after)
  const different = new Map(done.map((one) => [one.received?.text, one]))
  const what = difference ?? `${different.size} different answers say success`
  const message = `takes effect more than once for ${CONCURRENT_CALLS} equal concurrent requests with one key: ${what}`
  const isOnce = difference === null && different.size === 1
  run.judge(isOnce, operation, message, done[0], keys.once)
  if (answers.some(({ received }) => received?.status === 409)) run.held(keys.running, operation)
  for (const answer of different.values()) await takeBack(run, call, answer, amount)
}

async function wholeBalance(run: Run, call: MoneyCall): Promise<void> {
  const { operation, moves, proves, source } = call
  if (source === undefined || run.effects.limits[operation.request] !== undefined) return
  if (!isReversible(run, call)) {
    const why = `nothing that is implemented brings ${source} back: a whole balance is not moved`
    return run.skip(operation, why)
  }
  const { body, before } = await affordable(run, call)
  const amount = Math.floor(before[source] ?? 0)
  const answers = await askAtOnce(run, operation, { ...body, amount })
  const done = answers.filter((answer) => outcomeOf(answer) === 'success')
  const difference =
    done.length === 0 ? null : await differenceFrom(run, movedBy(before, moves, amount))
  if (done.length > 1 || difference !== null) {
    const message = `spends ${amount} of ${source} ${done.length} times at once${difference === null ? '' : `: ${difference}`}`
    const refutes = idsOf(done.length > 1 ? proves['tooMuch'] : proves['moves'])
    run.report(operation, { message, refutes }, done[0])
  }
  for (const answer of done) await takeBack(run, call, answer, amount)
}

/** Concurrent different requests, one of them in the other direction: each takes effect (no lost update). */
async function besideEachOther(run: Run, call: MoneyCall): Promise<void> {
  const { operation, moves } = call
  if (call.source === undefined || run.effect(operation).creates !== undefined) return
  const { amount: least, before } = await affordable(run, call)
  const opposite = Object.fromEntries(Object.entries(moves).map(([name, sign]) => [name, -sign]))
  const back = moneyCalls(run).find(
    (one) => isDeepStrictEqual({ ...one.moves }, opposite) && one.least <= least,
  )
  const calls = [call, call, ...(back === undefined ? [] : [back]), call]
  const bodies = await Promise.all(calls.map((one) => bodyFor(run, one.operation)))
  const sent = await Promise.all(
    calls.map(async (one, index) => {
      const amount = least + index
      const body = { ...bodies[index], amount }
      return { call: one, amount, answer: await run.ask(one.operation, body, { isAtOnce: true }) }
    }),
  )
  const done = sent.filter(({ answer }) => outcomeOf(answer) === 'success')
  const expected = done.reduce((sum, one) => movedBy(sum, one.call.moves, one.amount), before)
  const difference = await differenceFrom(run, expected)
  if (difference !== null) {
    const message = `answers success to ${done.length} different requests at once, and then ${difference}`
    return run.report(operation, { message, refutes: idsOf(call.proves['moves']) })
  }
  for (const one of done) await takeBack(run, one.call, one.answer, one.amount)
}
