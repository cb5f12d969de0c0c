import { isDeepStrictEqual } from 'node:util'
import { answerWords, outcomeOf } from '../core/outcome.ts'
import { idsOf } from '../core/evidence.ts'
import type { Probe, Run } from '../core/run.ts'
import { balancesOf, differenceOf, movedBy } from '../core/balances.ts'
import { bodyFor } from '../core/values.ts'
import { affordable, isReversible, moneyCalls, moneyJobs, takeBack } from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'
import { hasFault, soon } from './lists.ts'

const AT_ONCE = 5

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
  const asked = Array.from({ length: AT_ONCE }, () =>
    run.ask(operation, able.body, { headers, isAtOnce: true }),
  )
  const answers = await Promise.all(asked)
  const done = answers.filter((answer) => outcomeOf(answer) === 'success')
  const [first] = done
  if (first === undefined) {
    return run.skip(operation, `it answers ${answers.map(answerWords).join(', ')}`)
  }
  const expected = movedBy(able.before, moves, able.amount)
  const after = await balancesOf(run)
  const difference = after === null ? null : differenceOf(expected, after)
  const different = new Set(done.map(({ received }) => received?.text)).size
  if (difference !== null || different > 1) {
    const what = difference ?? `${different} different answers say success`
    const message = `takes effect more than once for ${AT_ONCE} equal concurrent requests with one key: ${what}`
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
  const asked = Array.from({ length: AT_ONCE }, () =>
    run.ask(operation, { ...able.body, amount }, { isAtOnce: true }),
  )
  const answers = await Promise.all(asked)
  const done = answers.filter((answer) => outcomeOf(answer) === 'success')
  const after = await balancesOf(run)
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
  const asked = sent.map((one, index) => {
    const amount = able.amount + index
    return run.ask(one.operation, { ...bodies[index], amount }, { isAtOnce: true })
  })
  const answers = await Promise.all(asked)
  const done = answers.flatMap((answer, index) => {
    const one = sent[index]
    return one !== undefined && outcomeOf(answer) === 'success'
      ? [{ call: one, answer, amount: able.amount + index }]
      : []
  })
  const expected = done.reduce((sum, one) => movedBy(sum, one.call.moves, one.amount), able.before)
  const after = await soon(
    run,
    () => balancesOf(run),
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
