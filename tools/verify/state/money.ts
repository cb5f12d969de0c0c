import { answerWords, outcomeOf, valueAt } from '../answers/outcome.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import type { Probe, Run } from '../run/run.ts'
import type { Balances } from '../run/run-state.ts'
import { undo } from '../run/probe.ts'
import { idsOf } from '../contract/model.ts'
import { readBalances, differenceOf, movedBy } from './balances.ts'
import { affordable, isReversible, moneyJobs, takeBack, moneyCalls } from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'
import { soon, hasFault } from './lists.ts'
import { isDeepStrictEqual } from 'node:util'
import { bodyFor } from '../run/values.ts'

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
  const able = await affordable(run, call, size)
  if (typeof able === 'string') return run.skip(operation, able)
  const done = await run.ask(operation, able.body)
  if (outcomeOf(done) !== 'success') return run.skip(operation, `it answers ${answerWords(done)}`)
  const expected = movedBy(able.before, moves, able.amount)
  const found = await soon(
    run,
    () => readBalances(run),
    (one) => one === null || differenceOf(expected, one) === null,
  )
  const difference = found === null ? null : differenceOf(expected, found)
  const refutes = proves['moves'] === undefined ? [] : [proves['moves']]
  if (difference !== null) {
    const message = `is to move ${able.amount}, and afterwards ${difference}`
    run.report(operation, { message, refutes }, done)
  } else for (const one of refutes) run.held(one, operation)
  const differences = Object.entries(expected).flatMap(([name, sum]) => {
    const value = valueAt(done.json, `/${name}`)
    return typeof value === 'number' && value !== sum ? [`${name} ${value} instead of ${sum}`] : []
  })
  if (differences.length > 0) {
    run.report(operation, `answers ${differences.join(', ')} after the move`, done)
  }
  const isBack = await takeBack(run, call, done, able.amount)
  if (isBack && difference === null) await holdsAfter(run, operation, able.before)
  if (run.effects.balancesProve !== '' && difference === null && 'rolling' in moves)
    run.held(run.effects.balancesProve, operation)
}

/** Compares the sums after the same amount was moved back, which reveals calls that moved more or twice. */
async function holdsAfter(run: Run, operation: Operation, before: Balances): Promise<void> {
  const after = await soon(
    run,
    () => readBalances(run),
    (one) => one === null || differenceOf(before, one) === null,
  )
  const difference = after === null ? null : differenceOf(before, after)
  if (difference === null) return
  const message = `moves an amount; after the same amount was moved back, ${difference}`
  run.report(operation, message)
}

/** One won more than available. */
async function tooMuch(run: Run, call: MoneyCall): Promise<void> {
  const { operation, source, proves } = call
  const able = await affordable(run, call)
  if (typeof able === 'string' || source === undefined) return
  const has = able.before[source] ?? 0
  const limited = run.effects.limits[operation.request] !== undefined
  if (limited) return
  const amount = Math.floor(has) + 1
  const answer = await run.ask(operation, { ...able.body, amount })
  if (outcomeOf(answer) !== 'success')
    return assertUnmoved(run, call, { before: able.before, answer, proves: proves['tooMuch'] })
  const refutes = proves['tooMuch'] === undefined ? [] : [proves['tooMuch']]
  const message = `moves ${amount}, and the member has ${has} of ${source}`
  run.report(operation, { message, refutes }, answer)
  await undo(run, operation, answer)
}

/** The operator chooses the smallest amount, so a backend that takes less only refutes the assumption of one. */
async function tooLittle(run: Run, call: MoneyCall): Promise<void> {
  const { operation, least, proves } = call
  if (least === 1) return
  const able = await affordable(run, call)
  if (typeof able === 'string') return
  const answer = await run.ask(operation, { ...able.body, amount: least - 1 })
  if (outcomeOf(answer) !== 'success')
    return assertUnmoved(run, call, { before: able.before, answer, proves: proves['least'] })
  const refutes = proves['least'] === undefined ? [] : [proves['least']]
  const message = `moves ${least - 1}; the site assumes that it moves no less than ${least}`
  run.report(operation, { message, refutes, isWarning: true }, answer)
  await undo(run, operation, answer)
}

/** Invalid amounts must be refused and have no effect (RESTler's leakage rule). */
async function broken(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  const able = await affordable(run, call)
  if (typeof able === 'string') return
  const answers = await Promise.all(
    [-able.amount, able.amount + 0.5, String(able.amount)].map((amount) =>
      run.ask(operation, { ...able.body, amount }, { refusedWith: 400 }),
    ),
  )
  const done = answers.filter((one) => outcomeOf(one) === 'success')
  for (const one of done) await undo(run, operation, one)
  // The checks of request bodies report that they are accepted.
  if (done.length > 0) return
  const after = await readBalances(run)
  const difference = after === null ? null : differenceOf(able.before, after)
  if (difference === null) return
  const message = `refuses invalid amounts, and still moves money: ${difference}`
  run.report(operation, message, answers[0] ?? null)
}

type Refused = {
  readonly before: Balances
  readonly answer: ApiCall
  /** The assumption that the refusal confirms. */
  readonly proves: string | undefined
}

async function assertUnmoved(
  run: Run,
  { operation }: MoneyCall,
  { before, answer, proves }: Refused,
): Promise<void> {
  const after = await readBalances(run)
  const difference = after === null ? null : differenceOf(before, after)
  if (difference === null) return run.held(proves, operation)
  const message = `refuses with ${answerWords(answer)}, and still moves money: ${difference}`
  run.report(operation, message, answer)
}

const CONCURRENT_CALLS = 5

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
  const { operation, moves } = call
  const { keys } = run.effects
  // Ignored keys are one fault.
  if (hasFault(run, 'keys-move-once', operation)) return
  const able = await affordable(run, call)
  if (typeof able === 'string') return run.skip(operation, able)
  const headers = { 'idempotency-key': `verify-at-once-${run.runId}-${run.count()}` }
  const requests = Array.from({ length: CONCURRENT_CALLS }, () =>
    run.ask(operation, able.body, { headers, isAtOnce: true }),
  )
  const answers = await Promise.all(requests)
  const done = answers.filter((answer) => outcomeOf(answer) === 'success')
  const [first] = done
  if (first === undefined) {
    return run.skip(operation, `it answers ${answers.map(answerWords).join(', ')}`)
  }
  const expected = movedBy(able.before, moves, able.amount)
  const after = await readBalances(run)
  const difference = after === null ? null : differenceOf(expected, after)
  const different = new Set(done.map(({ received }) => received?.text)).size
  if (difference !== null || different > 1) {
    const what = difference ?? `${different} different answers say success`
    const message = `takes effect more than once for ${CONCURRENT_CALLS} equal concurrent requests with one key: ${what}`
    run.report(operation, { message, refutes: [keys.once] }, first)
  } else run.held(keys.once, operation)
  if (answers.some(({ received }) => received?.status === 409)) run.held(keys.running, operation)
  for (const answer of new Map(done.map((one) => [one.received?.text, one])).values()) {
    await takeBack(run, call, answer, able.amount)
  }
}

async function wholeBalance(run: Run, call: MoneyCall): Promise<void> {
  const { operation, moves, proves, source } = call
  if (source === undefined || run.effects.limits[operation.request] !== undefined) return
  if (!isReversible(run, call)) {
    const why = `nothing that is implemented brings ${source} back: a whole balance is not moved`
    return run.skip(operation, why)
  }
  const able = await affordable(run, call)
  if (typeof able === 'string') return
  const amount = Math.floor(able.before[source] ?? 0)
  const requests = Array.from({ length: CONCURRENT_CALLS }, () =>
    run.ask(operation, { ...able.body, amount }, { isAtOnce: true }),
  )
  const answers = await Promise.all(requests)
  const done = answers.filter((answer) => outcomeOf(answer) === 'success')
  const after = await readBalances(run)
  const difference =
    after === null || done.length === 0
      ? null
      : differenceOf(movedBy(able.before, moves, amount), after)
  if (done.length > 1 || difference !== null) {
    const message = `spends ${amount} of ${source} ${done.length} times at once${difference === null ? '' : `: ${difference}`}`
    const refutes = idsOf(done.length > 1 ? proves['tooMuch'] : proves['moves'])
    run.report(operation, { message, refutes }, done[0] ?? null)
  }
  for (const answer of done) await takeBack(run, call, answer, amount)
}

/** Concurrent different requests, one of them in the other direction: each takes effect (no lost update). */
async function besideEachOther(run: Run, call: MoneyCall): Promise<void> {
  const { operation, moves } = call
  if (call.source === undefined || run.effect(operation).creates !== undefined) return
  const able = await affordable(run, call)
  if (typeof able === 'string') return
  const back = moneyCalls(run).find(
    (one) => isDeepStrictEqual(opposite(one.moves), { ...moves }) && one.least <= able.amount,
  )
  const sent = [call, call, ...(back === undefined ? [] : [back]), call]
  const bodies = await Promise.all(sent.map((one) => bodyFor(run, one.operation)))
  const requests = sent.map((one, index) => {
    const amount = able.amount + index
    return run.ask(one.operation, { ...bodies[index], amount }, { isAtOnce: true })
  })
  const answers = await Promise.all(requests)
  const done = answers.flatMap((answer, index) => {
    const one = sent[index]
    return one !== undefined && outcomeOf(answer) === 'success'
      ? [{ call: one, answer, amount: able.amount + index }]
      : []
  })
  const expected = done.reduce((sum, one) => movedBy(sum, one.call.moves, one.amount), able.before)
  const after = await soon(
    run,
    () => readBalances(run),
    (one) => one === null || differenceOf(expected, one) === null,
  )
  const difference = after === null ? null : differenceOf(expected, after)
  if (difference !== null) {
    const message = `answers success to ${done.length} different requests at once, and then ${difference}`
    run.report(operation, { message, refutes: idsOf(call.proves['moves']) }, null)
    return
  }
  for (const one of done) await takeBack(run, one.call, one.answer, one.amount)
}

const opposite = (moves: MoneyCall['moves']) =>
  Object.fromEntries(Object.entries(moves).map(([name, sign]) => [name, -sign]))
