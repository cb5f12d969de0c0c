import { isDeepStrictEqual } from 'node:util'
import { isOtherRefusal, otherRefusalFault } from '../contract/refusal.ts'
import { describeAnswer, outcomeOf, valueAt } from '../contract/outcome.ts'
import type { ApiCall } from '../contract/model.ts'
import { askForSuccess, hasFault, skipIfUnavailable, cancelCreated } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import type { RunState } from '../run/run-state.ts'
import { signInAgain } from '../run/sign-in.ts'
import type { Body } from '../run/values.ts'
import { fetchPage } from './lists.ts'
import {
  drawAffordable,
  fetchDifference,
  moneyCalls,
  moneyJobs,
  readBalances,
  moveBack,
} from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'

export const keysMoveOnce: Probe = {
  id: 'keys-move-once',
  title: 'An idempotency key moves money once',
  isInTurn: true,
  jobs: (run) => moneyJobs(run, checkRepeatedKey),
}

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

async function checkRepeatedKey(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  const { keys } = run.effects
  const countBefore = await fetchCount(run, operation.id)
  const { body, amount, after } = await drawAffordable(run, call)
  const key = `verify-again-${run.runId}-${run.count()}`
  const first = await askForSuccess(run, operation, body, withKey(key))
  const repeated = await run.ask(operation, body, withKey(key))
  const difference = await fetchDifference(run, after)
  const added = (await fetchCount(run, operation.id)) - countBefore
  const isSame = isDeepStrictEqual(first.json, repeated.json)
  if (difference !== null || added > 1) {
    const effect = difference ?? `${added} requests are listed`
    const message = `takes effect again when its Idempotency-Key is repeated: ${effect}`
    run.report(
      operation,
      { message, refutes: [keys.once, ...(isSame ? [] : [keys.again])] },
      repeated,
    )
    await cancelCreated(run, operation, repeated)
    return void (await moveBack(run, call, first, amount))
  }
  run.confirm(keys.once, operation)
  const message = `answers ${describeAnswer(repeated)} to a repeated Idempotency-Key instead of the first answer again`
  run.judge(isSame, operation, message, repeated, keys.again)
  await checkReusedKey(run, call, body, key)
  await moveBack(run, call, first, amount)
  await cancelCreated(run, operation, repeated)
}

/** The same key with another body must be refused. */
async function checkReusedKey(
  run: Run,
  { operation }: MoneyCall,
  body: Body,
  key: string,
): Promise<void> {
  const { keys } = run.effects
  const sent = { ...body, amount: Number(body['amount']) + 1 }
  const other = await run.ask(operation, sent, withKey(key))
  const message = `answers ${describeAnswer(other)} to an Idempotency-Key of another request, instead of 422`
  const fault = isOtherRefusal(operation, other, 422)
    ? otherRefusalFault(operation, other, 'a key of another request', 422)
    : { message }
  const isRefused = other.received?.status === 422
  const refutes = [keys.reused]
  run.judge(isRefused, operation, { ...fault, refutes }, other, keys.reused)
  await cancelCreated(run, operation, other)
}

/** Number of items in the list that the operation adds to; 0: none. */
async function fetchCount(run: Run, operationId: string): Promise<number> {
  const list = run.effects.operations[operationId]?.creates?.list
  if (list === undefined) return 0
  const { total, items } = await fetchPage(run, list)
  return typeof total === 'number' ? total : items.length
}

/** A request under a key, and its answer. */
type KeyedRequest = {
  readonly call: MoneyCall
  readonly body: Body
  readonly key: string
  readonly first: ApiCall
}

const keyedRequests = new WeakMap<RunState, KeyedRequest[]>()

/** Rules of idempotency keys: draft-ietf-httpapi-idempotency-key-header, 2.2 to 2.6. */
export const keysAreKept: Probe = {
  id: 'keys-are-kept',
  title: 'An idempotency key identifies one request, and is remembered',
  isInTurn: true,
  jobs: (run) => {
    const jobs = moneyJobs(run, checkKey)
    const [last] = jobs.slice(-1)
    return last === undefined ? [] : [...jobs, { ...last, run: checkNextSession }]
  },
}

async function checkKey(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  // Ignored keys are one fault.
  if (hasFault(run, keysMoveOnce.id, operation)) return
  const { body, amount } = await drawAffordable(run, call)
  const name = `${run.runId}-${run.count()}`
  const key = `verify-kept-${name}-one-${name}-of-all`
  const first = await checkAfterRefusal(run, call, body, key)
  if (first === null) return
  await moveBack(run, call, first, amount)
  const remembered = { call, body, key, first }
  keyedRequests.set(run.state, [...(keyedRequests.get(run.state) ?? []), remembered])
  // One key detects comparison by prefix, by suffix and without case.
  const difference = 'with the same prefix and suffix, in other case between them'
  const otherKey = key.replace('-one-', '-ONE-')
  await skipIfUnavailable(run, operation, () =>
    checkIndependentKey(run, remembered, call, otherKey, difference),
  )
  await expectFirstAnswer(run, remembered, 'after other requests')
  if (!hasFault(run, run.check, operation)) await checkKeyElsewhere(run, remembered)
}

/** A request with another key must not get the first answer. */
async function checkIndependentKey(
  run: Run,
  { first, key }: KeyedRequest,
  call: MoneyCall,
  otherKey: string,
  keyDescription: string,
): Promise<void> {
  const { operation, moves } = call
  const { body, amount, before, after } = await drawAffordable(run, call)
  const answer = await run.ask(operation, body, withKey(otherKey))
  if (outcomeOf(answer) !== 'success') return
  const { creates } = run.effect(operation)
  const itemOf = ({ json }: ApiCall) => creates && valueAt(json, `${creates.item}/id`)
  const isSameItem =
    itemOf(answer) !== undefined && isDeepStrictEqual(itemOf(answer), itemOf(first))
  const detectNoEffect = async () =>
    Object.keys(moves).length > 0 &&
    (await fetchDifference(run, after)) !== null &&
    (await fetchDifference(run, before)) === null
  if (!isSameItem && !(await detectNoEffect()))
    return void (await moveBack(run, call, answer, amount))
  const message =
    otherKey === key
      ? `answers success without effect to an Idempotency-Key ${keyDescription}`
      : `answers a request for an Idempotency-Key ${keyDescription}: success without effect`
  run.report(operation, { message, refutes: [run.effects.keys.once] }, answer)
}

/** A repeated request must get the first answer again, without effect. */
async function expectFirstAnswer(
  run: Run,
  { call, first, key, body }: KeyedRequest,
  occasion: string,
) {
  const { operation } = call
  const { keys } = run.effects
  const balancesBefore = await readBalances(run)
  const repeated = await run.ask(operation, body, withKey(key))
  const difference = await fetchDifference(run, balancesBefore)
  if (difference === null && isDeepStrictEqual(first.json, repeated.json)) return
  const answered = outcomeOf(repeated) === 'success' ? 'another answer' : describeAnswer(repeated)
  const fault =
    difference === null
      ? {
          message: `answers ${answered} to an Idempotency-Key repeated ${occasion}, instead of the first answer`,
          refutes: [keys.again],
        }
      : {
          message: `takes effect again when its Idempotency-Key is repeated ${occasion}: ${difference}`,
          refutes: [keys.once],
        }
  run.report(operation, fault, repeated)
  await cancelCreated(run, operation, repeated)
}

/** The same key at the next operation: refused, or with its own effect. */
async function checkKeyElsewhere(run: Run, remembered: KeyedRequest): Promise<void> {
  const { operation } = remembered.call
  const calls = moneyCalls(run)
  const index = calls.findIndex((call) => call.operation.id === operation.id)
  const next = calls[(index + 1) % calls.length]
  if (next === undefined || next.operation.id === operation.id) return
  const keyDescription = `that ${operation.id} was sent with`
  await skipIfUnavailable(run, next.operation, () =>
    checkIndependentKey(run, remembered, next, remembered.key, keyDescription),
  )
}

/** A refused request had no effect, so the corrected one may use its key; null: it does not succeed. */
async function checkAfterRefusal(
  run: Run,
  { operation }: MoneyCall,
  body: Body,
  key: string,
): Promise<ApiCall | null> {
  const refusedBody = { ...body, amount: 0 }
  const refused = await run.ask(operation, refusedBody, { ...withKey(key), refusedWith: 400 })
  const first = await run.ask(operation, body, withKey(key))
  if (outcomeOf(first) === 'success') return first
  const other = refused.received?.status === 400 ? await run.ask(operation, body) : first
  if (outcomeOf(other) === 'success') {
    const message = `remembers the Idempotency-Key of a request that it refused: ${describeAnswer(first)} to the corrected one`
    run.report(operation, message, first)
    await cancelCreated(run, operation, other)
  } else run.skip(operation, `it answers ${describeAnswer(first)}`)
  return null
}

/** Longer than a key that is remembered only against double clicks. */
const LATER_MS = 1_500

/** A key belongs to the member, not to the session, and is remembered for longer than a moment. */
async function checkNextSession(run: Run): Promise<void> {
  const remembered = keyedRequests.get(run.state) ?? []
  if (remembered.length === 0) return
  await signInAgain(run)
  await run.sleep(LATER_MS)
  for (const keyedRequest of remembered.filter(
    ({ call }) => !hasFault(run, run.check, call.operation),
  ))
    await skipIfUnavailable(run, keyedRequest.call.operation, () =>
      expectFirstAnswer(run, keyedRequest, 'later, in the next session'),
    )
}
