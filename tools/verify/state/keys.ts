import { isDeepStrictEqual } from 'node:util'
import { isOtherRefusal, otherRefusal } from '../contract/refusal.ts'
import { answerWords, outcomeOf, valueAt } from '../contract/outcome.ts'
import type { ApiCall } from '../contract/model.ts'
import { askFor, hasFault, ifThere, undo } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import type { RunState } from '../run/run-state.ts'
import { signInAgain } from '../run/sign-in.ts'
import type { Body } from '../run/values.ts'
import { fetchPage } from './lists.ts'
import {
  affordable,
  differenceFrom,
  moneyCalls,
  moneyJobs,
  readBalances,
  takeBack,
} from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'

export const keysMoveOnce: Probe = {
  id: 'keys-move-once',
  title: 'An idempotency key moves money once',
  isInTurn: true,
  jobs: (run) => moneyJobs(run, tryOne),
}

const under = (key: string) => ({ headers: { 'idempotency-key': key } })

async function tryOne(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  const { keys } = run.effects
  const countBefore = await fetchCount(run, operation.id)
  const { body, amount, after } = await affordable(run, call)
  const key = `verify-again-${run.runId}-${run.count()}`
  const first = await askFor(run, operation, body, under(key))
  const again = await run.ask(operation, body, under(key))
  const difference = await differenceFrom(run, after)
  const added = (await fetchCount(run, operation.id)) - countBefore
  const isSame = isDeepStrictEqual(first.json, again.json)
  if (difference !== null || added > 1) {
    const what = difference ?? `${added} requests are listed`
    const message = `takes effect again when its Idempotency-Key is repeated: ${what}`
    run.report(operation, { message, refutes: [keys.once, ...(isSame ? [] : [keys.again])] }, again)
    await undo(run, operation, again)
    return void (await takeBack(run, call, first, amount))
  }
  run.held(keys.once, operation)
  const message = `answers ${answerWords(again)} to a repeated Idempotency-Key instead of the first answer again`
  run.judge(isSame, operation, message, again, keys.again)
  await reused(run, call, body, key)
  await takeBack(run, call, first, amount)
  await undo(run, operation, again)
}

/** The same key with another body must be refused. */
async function reused(run: Run, { operation }: MoneyCall, body: Body, key: string): Promise<void> {
  const { keys } = run.effects
  const sent = { ...body, amount: Number(body['amount']) + 1 }
  const other = await run.ask(operation, sent, under(key))
  const message = `answers ${answerWords(other)} to an Idempotency-Key of another request, instead of 422`
  const fault = isOtherRefusal(operation, other, 422)
    ? otherRefusal(operation, other, 'a key of another request', 422)
    : { message }
  const isRefused = other.received?.status === 422
  const refutes = [keys.reused]
  run.judge(isRefused, operation, { ...fault, refutes }, other, keys.reused)
  await undo(run, operation, other)
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
  readonly body: Body
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

async function keep(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  // Ignored keys are one fault.
  if (hasFault(run, keysMoveOnce.id, operation)) return
  const { body, amount } = await affordable(run, call)
  const name = `${run.runId}-${run.count()}`
  const key = `verify-kept-${name}-one-${name}-of-all`
  const first = await afterRefusal(run, call, body, key)
  if (first === null) return
  await takeBack(run, call, first, amount)
  const remembered = { call, body, key, first }
  keptIn.set(run.state, [...(keptIn.get(run.state) ?? []), remembered])
  // One key detects comparison by prefix, by suffix and without case.
  const words = 'with the same prefix and suffix, in other case between them'
  const other = key.replace('-one-', '-ONE-')
  await ifThere(run, operation, () => isOfItsOwn(run, remembered, call, other, words))
  await comesAgain(run, remembered, 'after other requests')
  if (!hasFault(run, run.check, operation)) await atAnother(run, remembered)
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
  const { body, amount, before, after } = await affordable(run, call)
  const answer = await run.ask(operation, body, under(other))
  if (outcomeOf(answer) !== 'success') return
  const { creates } = run.effect(operation)
  const itemOf = ({ json }: ApiCall) => creates && valueAt(json, `${creates.item}/id`)
  const isSameItem =
    itemOf(answer) !== undefined && isDeepStrictEqual(itemOf(answer), itemOf(first))
  const isWithout = async () =>
    Object.keys(moves).length > 0 &&
    (await differenceFrom(run, after)) !== null &&
    (await differenceFrom(run, before)) === null
  if (!isSameItem && !(await isWithout())) return void (await takeBack(run, call, answer, amount))
  const message =
    other === key
      ? `answers success without effect to an Idempotency-Key ${words}`
      : `answers a request for an Idempotency-Key ${words}: success without effect`
  run.report(operation, { message, refutes: [run.effects.keys.once] }, answer)
}

/** A repeated request gets the first answer again, without effect. */
async function comesAgain(run: Run, { call, first, key, body }: Kept, words: string) {
  const { operation } = call
  const { keys } = run.effects
  const before = await readBalances(run)
  const again = await run.ask(operation, body, under(key))
  const difference = await differenceFrom(run, before)
  if (difference === null && isDeepStrictEqual(first.json, again.json)) return
  const what = outcomeOf(again) === 'success' ? 'another answer' : answerWords(again)
  const fault =
    difference === null
      ? {
          message: `answers ${what} to an Idempotency-Key repeated ${words}, instead of the first answer`,
          refutes: [keys.again],
        }
      : {
          message: `takes effect again when its Idempotency-Key is repeated ${words}: ${difference}`,
          refutes: [keys.once],
        }
  run.report(operation, fault, again)
  await undo(run, operation, again)
}

/** The same key at the next operation: refused, or with its own effect. */
async function atAnother(run: Run, remembered: Kept): Promise<void> {
  const { operation } = remembered.call
  const calls = moneyCalls(run)
  const at = calls.findIndex((one) => one.operation.id === operation.id)
  const next = calls[(at + 1) % calls.length]
  if (next === undefined || next.operation.id === operation.id) return
  const words = `that ${operation.id} was sent with`
  await ifThere(run, next.operation, () => isOfItsOwn(run, remembered, next, remembered.key, words))
}

/** A refused request had no effect, so the corrected one may use its key; null: it does not succeed. */
async function afterRefusal(
  run: Run,
  { operation }: MoneyCall,
  body: Body,
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
  const remembered = keptIn.get(run.state) ?? []
  if (remembered.length === 0) return
  await signInAgain(run)
  await run.sleep(LATER_MS)
  for (const one of remembered.filter(({ call }) => !hasFault(run, run.check, call.operation)))
    await ifThere(run, one.call.operation, () => comesAgain(run, one, 'later, in the next session'))
}
