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
  const firstAnswer = await askForSuccess(run, operation, body, withKey(key))
  const repeatedAnswer = await run.ask(operation, body, withKey(key))
  const difference = await fetchDifference(run, after)
  const addedCount = (await fetchCount(run, operation.id)) - countBefore
  const isSameAnswer = isDeepStrictEqual(firstAnswer.json, repeatedAnswer.json)
  if (difference !== null || addedCount > 1) {
    const effect = difference ?? `${addedCount} requests are listed`
    const message = `takes effect again when its Idempotency-Key is repeated: ${effect}`
    run.report(
      operation,
      { message, refutes: [keys.once, ...(isSameAnswer ? [] : [keys.again])] },
      repeatedAnswer,
    )
    await cancelCreated(run, operation, repeatedAnswer)
    return void (await moveBack(run, call, firstAnswer, amount))
  }
  run.confirm(keys.once, operation)
  const message = `answers ${describeAnswer(repeatedAnswer)} to a repeated Idempotency-Key instead of the first answer again`
  run.judge(isSameAnswer, operation, message, repeatedAnswer, keys.again)
  await checkReusedKey(run, call, body, key)
  await moveBack(run, call, firstAnswer, amount)
  await cancelCreated(run, operation, repeatedAnswer)
}

/** The same key with another body must be refused. */
async function checkReusedKey(
  run: Run,
  { operation }: MoneyCall,
  body: Body,
  key: string,
): Promise<void> {
  const { keys } = run.effects
  const otherBody = { ...body, amount: Number(body['amount']) + 1 }
  const otherAnswer = await run.ask(operation, otherBody, withKey(key))
  const message = `answers ${describeAnswer(otherAnswer)} to an Idempotency-Key of another request, instead of 422`
  const fault = isOtherRefusal(operation, otherAnswer, 422)
    ? otherRefusalFault(operation, otherAnswer, 'a key of another request', 422)
    : { message }
  const isRefused = otherAnswer.received?.status === 422
  const refutes = [keys.reused]
  run.judge(isRefused, operation, { ...fault, refutes }, otherAnswer, keys.reused)
  await cancelCreated(run, operation, otherAnswer)
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
  readonly firstAnswer: ApiCall
}

const keyedRequests = new WeakMap<RunState, KeyedRequest[]>()

/** Rules of idempotency keys: draft-ietf-httpapi-idempotency-key-header, 2.2 to 2.6. */
export const keysAreKept: Probe = {
  id: 'keys-are-kept',
  title: 'An idempotency key identifies one request, and is remembered',
  isInTurn: true,
  jobs: (run) => {
    const jobs = moneyJobs(run, checkKey)
    const [lastJob] = jobs.slice(-1)
    return lastJob === undefined ? [] : [...jobs, { ...lastJob, run: checkNextSession }]
  },
}

async function checkKey(run: Run, call: MoneyCall): Promise<void> {
  const { operation } = call
  // That keys are ignored is reported already.
  if (hasFault(run, keysMoveOnce.id, operation)) return
  const { body, amount } = await drawAffordable(run, call)
  const name = `${run.runId}-${run.count()}`
  const key = `verify-kept-${name}-one-${name}-of-all`
  const firstAnswer = await checkAfterRefusal(run, call, body, key)
  if (firstAnswer === null) return
  await moveBack(run, call, firstAnswer, amount)
  const keyedRequest = { call, body, key, firstAnswer }
  keyedRequests.set(run.state, [...(keyedRequests.get(run.state) ?? []), keyedRequest])
  // One key detects comparison by prefix, by suffix and without case.
  const difference = 'with the same prefix and suffix, in other case between them'
  const otherKey = key.replace('-one-', '-ONE-')
  await skipIfUnavailable(run, operation, () =>
    checkIndependentKey(run, keyedRequest, call, otherKey, difference),
  )
  await expectFirstAnswer(run, keyedRequest, 'after other requests')
  if (!hasFault(run, run.check, operation)) await checkKeyElsewhere(run, keyedRequest)
}

/** A request with another key must not get the first answer. */
async function checkIndependentKey(
  run: Run,
  { firstAnswer, key }: KeyedRequest,
  call: MoneyCall,
  otherKey: string,
  keyDescription: string,
): Promise<void> {
  const { operation, moves } = call
  const { body, amount, before, after } = await drawAffordable(run, call)
  const answer = await run.ask(operation, body, withKey(otherKey))
  if (outcomeOf(answer) !== 'success') return
  const { creates } = run.effect(operation)
  const itemOf = ({ json }: ApiCall) =>
    creates === undefined ? undefined : valueAt(json, `${creates.item}/id`)
  const isSameItem =
    itemOf(answer) !== undefined && isDeepStrictEqual(itemOf(answer), itemOf(firstAnswer))
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
  { call, firstAnswer, key, body }: KeyedRequest,
  occasion: string,
) {
  const { operation } = call
  const { keys } = run.effects
  const balancesBefore = await readBalances(run)
  const repeatedAnswer = await run.ask(operation, body, withKey(key))
  const difference = await fetchDifference(run, balancesBefore)
  if (difference === null && isDeepStrictEqual(firstAnswer.json, repeatedAnswer.json)) return
  const answerText =
    outcomeOf(repeatedAnswer) === 'success' ? 'another answer' : describeAnswer(repeatedAnswer)
  const fault =
    difference === null
      ? {
          message: `answers ${answerText} to an Idempotency-Key repeated ${occasion}, instead of the first answer`,
          refutes: [keys.again],
        }
      : {
          message: `takes effect again when its Idempotency-Key is repeated ${occasion}: ${difference}`,
          refutes: [keys.once],
        }
  run.report(operation, fault, repeatedAnswer)
  await cancelCreated(run, operation, repeatedAnswer)
}

/** The same key at the next operation: refused, or with its own effect. */
async function checkKeyElsewhere(run: Run, keyedRequest: KeyedRequest): Promise<void> {
  const { operation } = keyedRequest.call
  const calls = moneyCalls(run)
  const index = calls.findIndex((call) => call.operation.id === operation.id)
  const next = calls[(index + 1) % calls.length]
  if (next === undefined || next.operation.id === operation.id) return
  const keyDescription = `that ${operation.id} was sent with`
  await skipIfUnavailable(run, next.operation, () =>
    checkIndependentKey(run, keyedRequest, next, keyedRequest.key, keyDescription),
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
  const refusal = await run.ask(operation, refusedBody, { ...withKey(key), refusedWith: 400 })
  const firstAnswer = await run.ask(operation, body, withKey(key))
  if (outcomeOf(firstAnswer) === 'success') return firstAnswer
  const freshAnswer =
    refusal.received?.status === 400 ? await run.ask(operation, body) : firstAnswer
  if (outcomeOf(freshAnswer) === 'success') {
    const message = `remembers the Idempotency-Key of a request that it refused: ${describeAnswer(firstAnswer)} to the corrected one`
    run.report(operation, message, firstAnswer)
    await cancelCreated(run, operation, freshAnswer)
  } else run.skip(operation, `it answers ${describeAnswer(firstAnswer)}`)
  return null
}

/** Longer than a key that is remembered only against double clicks. */
const LATER_MS = 1_500

/** A key belongs to the member, not to the session, and is remembered for longer than a moment. */
async function checkNextSession(run: Run): Promise<void> {
  const memberRequests = keyedRequests.get(run.state) ?? []
  if (memberRequests.length === 0) return
  await signInAgain(run)
  await run.sleep(LATER_MS)
  for (const keyedRequest of memberRequests.filter(
    ({ call }) => !hasFault(run, run.check, call.operation),
  ))
    await skipIfUnavailable(run, keyedRequest.call.operation, () =>
      expectFirstAnswer(run, keyedRequest, 'later, in the next session'),
    )
}
