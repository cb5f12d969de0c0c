import { isDeepStrictEqual } from 'node:util'
import { answerWords, outcomeOf, valueAt } from '../answers/outcome.ts'
import type { Probe, Run } from '../run/run.ts'
import { isOtherRefusal, otherRefusal } from '../answers/refusal.ts'
import { undo, ifThere } from '../run/probe.ts'
import { readBalances, differenceOf, movedBy } from './balances.ts'
import { fetchPage, soon, hasFault } from './lists.ts'
import { affordable, moneyJobs, takeBack, moneyCalls } from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'
import type { ApiCall } from '../contract/model.ts'
import type { RunState } from '../run/run-state.ts'
import { signInAgain } from '../run/sign-in.ts'

export const keysMoveOnce: Probe = {
  id: 'keys-move-once',
  title: 'An idempotency key moves money once',
  isInTurn: true,
  jobs: (run) => moneyJobs(run, tryOne),
}

const keyHeader = (run: Run) => ({ 'idempotency-key': `verify-again-${run.runId}-${run.count()}` })

async function tryOne(run: Run, call: MoneyCall): Promise<void> {
  const { operation, moves } = call
  const { keys } = run.effects
  const [able, countBefore] = await Promise.all([
    affordable(run, call),
    fetchCount(run, operation.id),
  ])
  if (typeof able === 'string') return run.skip(operation, able)
  const headers = keyHeader(run)
  const first = await run.ask(operation, able.body, { headers })
  if (outcomeOf(first) !== 'success') return run.skip(operation, `it answers ${answerWords(first)}`)
  const again = await run.ask(operation, able.body, { headers })
  const expected = movedBy(able.before, moves, able.amount)
  const [after, countAfter] = await soon(
    run,
    () => Promise.all([readBalances(run), fetchCount(run, operation.id)]),
    ([balances]) => balances === null || differenceOf(expected, balances) === null,
  )
  const difference = after === null ? null : differenceOf(expected, after)
  const added = countAfter - countBefore
  if (difference !== null || added > 1) {
    const what = difference ?? `${added} requests are listed`
    const message = `takes effect again when its Idempotency-Key is repeated: ${what}`
    const isSame = isDeepStrictEqual(first.json, again.json)
    const refutes = [keys.once, ...(isSame ? [] : [keys.again])]
    run.report(operation, { message, refutes }, again)
    await undo(run, operation, again)
    return void (await takeBack(run, call, first, able.amount))
  }
  run.held(keys.once, operation)
  if (isDeepStrictEqual(first.json, again.json)) run.held(keys.again, operation)
  else {
    const message = `answers ${answerWords(again)} to a repeated Idempotency-Key instead of the first answer again`
    run.report(operation, { message, refutes: [keys.again] }, again)
  }
  await reused(run, call, able.body, headers)
  await takeBack(run, call, first, able.amount)
  await undo(run, operation, again)
}

/** The same key with another body must be refused. */
async function reused(
  run: Run,
  { operation }: MoneyCall,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { keys } = run.effects
  const other = await run.ask(
    operation,
    { ...body, amount: Number(body['amount']) + 1 },
    { headers },
  )
  if (other.received?.status === 422) return run.held(keys.reused, operation)
  if (isOtherRefusal(operation, other, 422)) {
    const what = 'a key of another request'
    const fault = otherRefusal(operation, other, { what, documented: 422 })
    return run.report(operation, { ...fault, refutes: [keys.reused] }, other)
  }
  const message = `answers ${answerWords(other)} to an Idempotency-Key of another request, instead of 422`
  run.report(operation, { message, refutes: [keys.reused] }, other)
  if (outcomeOf(other) === 'success') await undo(run, operation, other)
}

/** Number of items in the list that the operation adds to; 0: none. */
async function fetchCount(run: Run, operationId: string): Promise<number> {
  const list = run.effects.operations[operationId]?.creates?.list
  if (list === undefined) return 0
  const { total, items } = await fetchPage(run, list)
  return typeof total === 'number' ? total : items.length
}

/** A request under a key, and its answer. */
type Kept = {
  readonly call: MoneyCall
  readonly body: Readonly<Record<string, unknown>>
  readonly key: string
  readonly first: ApiCall
}

const keptIn = new WeakMap<RunState, Kept[]>()

/** Rules of idempotency keys: draft-ietf-httpapi-idempotency-key-header, 2.2 to 2.6. */
export const keysAreKept: Probe = {
  id: 'keys-are-kept',
  title: 'An idempotency key identifies one request, and is remembered',
  isInTurn: true,
  jobs: (run) => {
    const jobs = moneyJobs(run, keep)
    const [last] = jobs.slice(-1)
    return last === undefined ? [] : [...jobs, { ...last, run: inNextSession }]
  },
}

const under = (key: string) => ({ headers: { 'idempotency-key': key } })

async function keep(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  // Ignored keys are one fault.
  if (hasFault(run, keysMoveOnce.id, operation)) return
  const able = await affordable(run, call)
  if (typeof able === 'string') return run.skip(operation, able)
  const { body } = able
  const name = `${run.runId}-${run.count()}`
  const key = `verify-kept-${name}-one-${name}-of-all`
  const first = await afterRefusal(run, call, body, key)
  if (first === null) return
  await takeBack(run, call, first, able.amount)
  const remembered = { call, body, key, first }
  keptIn.set(run.state, [...(keptIn.get(run.state) ?? []), remembered])
  // One key detects comparison by prefix, by suffix and without case.
  const other = key.replace('-one-', '-ONE-')
  await isOfItsOwn(
    run,
    remembered,
    call,
    other,
    'with the same prefix and suffix, in other case between them',
  )
  await comesAgain(run, remembered, 'after other requests', JSON.stringify(body))
  if (hasFault(run, run.check, operation)) return
  await atAnother(run, remembered)
}

/** A different key must not return the first answer. */
async function isOfItsOwn(
  run: Run,
  { first, key }: Kept,
  call: MoneyCall,
  other: string,
  words: string,
): Promise<void> {
  const { operation, moves } = call
  const able = await affordable(run, call)
  if (typeof able === 'string') return
  const answer = await run.ask(operation, able.body, under(other))
  if (outcomeOf(answer) !== 'success') return
  const { creates } = run.effect(operation)
  const itemOf = ({ json }: ApiCall) => creates && valueAt(json, `${creates.item}/id`)
  const isSameItem =
    itemOf(answer) !== undefined && isDeepStrictEqual(itemOf(answer), itemOf(first))
  const isWithout = isSameItem || (await hasNoEffect(run, able, moves))
  if (isWithout) {
    const message =
      other === key
        ? `answers success without effect to an Idempotency-Key ${words}`
        : `answers a request for an Idempotency-Key ${words}: success without effect`
    run.report(operation, { message, refutes: [run.effects.keys.once] }, answer)
  } else await takeBack(run, call, answer, able.amount)
}

type Able = Exclude<Awaited<ReturnType<typeof affordable>>, string>

async function hasNoEffect(run: Run, able: Able, moves: MoneyCall['moves']): Promise<boolean> {
  if (Object.keys(moves).length === 0) return false
  const expected = movedBy(able.before, moves, able.amount)
  const after = await soon(
    run,
    () => readBalances(run),
    (one) => one === null || differenceOf(expected, one) === null,
  )
  return after !== null && differenceOf(able.before, after) === null
}

/** A repeated request gets the first answer again, without effect. */
async function comesAgain(run: Run, remembered: Kept, words: string, text: string): Promise<void> {
  const { call, first, key } = remembered
  const { operation } = call
  const { keys } = run.effects
  const before = await readBalances(run)
  const again = await run.ask(operation, undefined, { ...under(key), text })
  const after = await readBalances(run)
  const difference = before && after ? differenceOf(before, after) : null
  if (difference !== null) {
    const message = `takes effect again when its Idempotency-Key is repeated ${words}: ${difference}`
    run.report(operation, { message, refutes: [keys.once] }, again)
    await undo(run, operation, again)
  } else if (!isDeepStrictEqual(first.json, again.json)) {
    const what = outcomeOf(again) === 'success' ? 'another answer' : answerWords(again)
    const message = `answers ${what} to an Idempotency-Key repeated ${words}, instead of the first answer`
    run.report(operation, { message, refutes: [keys.again] }, again)
    await undo(run, operation, again)
  }
}

/** The same key at the next operation: refused, or with its own effect. */
async function atAnother(run: Run, remembered: Kept): Promise<void> {
  const calls = moneyCalls(run)
  const at = calls.findIndex(({ operation }) => operation.id === remembered.call.operation.id)
  const next = calls[(at + 1) % calls.length]
  if (next === undefined || next.operation.id === remembered.call.operation.id) return
  const words = `that ${remembered.call.operation.id} was sent with`
  await ifThere(run, next.operation, () => isOfItsOwn(run, remembered, next, remembered.key, words))
}

/** A refused request had no effect, so the corrected one may use its key; null: it does not succeed. */
async function afterRefusal(
  run: Run,
  { operation }: MoneyCall,
  body: Kept['body'],
  key: string,
): Promise<ApiCall | null> {
  const wrong = { ...body, amount: 0 }
  const refused = await run.ask(operation, wrong, { ...under(key), refusedWith: 400 })
  const first = await run.ask(operation, body, under(key))
  if (outcomeOf(first) === 'success') return first
  const other = refused.received?.status === 400 ? await run.ask(operation, body) : first
  if (outcomeOf(other) === 'success') {
    const message = `remembers the Idempotency-Key of a request that it refused: ${answerWords(first)} to the corrected one`
    run.report(operation, message, first)
    await undo(run, operation, other)
  } else run.skip(operation, `it answers ${answerWords(first)}`)
  return null
}

/** Longer than a key that is remembered only against double clicks. */
const LATER_MS = 1_500

/** A key belongs to the member, not to the session, and is remembered for longer than a moment. */
async function inNextSession(run: Run): Promise<void> {
  const rememberedKeys = keptIn.get(run.state) ?? []
  if (rememberedKeys.length === 0) return
  await signInAgain(run)
  await run.sleep(LATER_MS)
  for (const one of rememberedKeys.filter(({ call }) => !hasFault(run, run.check, call.operation)))
    await ifThere(run, one.call.operation, () =>
      comesAgain(run, one, 'later, in the next session', JSON.stringify(one.body)),
    )
}
