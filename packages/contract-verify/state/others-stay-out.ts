import { memberKey } from '../../../src/lib/member-id.ts'
import { answerWords, outcomeOf, valueAt } from '../core/outcome.ts'
import { oneJob, undo, ifThere } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import type { Member } from '../core/run-state.ts'
import { idFromLogin, signInAgain } from '../core/sign-in.ts'
import { valueOf } from '../core/values.ts'
import { balancesOf, differenceOf, movedBy } from '../core/balances.ts'
import { affordable, moneyCalls } from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'
import { opensOthers } from './others-items.ts'
import { listsOthers } from './others-lists.ts'
import { soon } from './lists.ts'

const id = 'others-stay-out'

export const othersStayOut: Probe = {
  id,
  title: "Another member's data is never visible",
  isInTurn: true,
  jobs: oneJob(async (run) => {
    const { other } = run
    if (run.member === undefined) return
    if (other === undefined) {
      for (const operation of run.operations.filter((one) => one.isForMembers).slice(0, 1))
        run.skip(id, operation, 'a second member is needed: give --other-user and --other-password')
      return
    }
    const as = run.state.other
    await signInAgain(run, as)
    const [first] = run.operations
    if (first !== undefined) await ifThere(run, id, first, () => names(run, as))
    await opensOthers(run, as)
    await listsOthers(run, as)
    await keys(run, as)
  }),
}

/** A member's own calls must name the same member, and not the first one. */
async function names(run: Run, as: Member): Promise<void> {
  const { other } = run
  const isWanted = (place: string) => run.operations.some((one) => one.id === place.split('#')[0])
  const places = (run.effects.figures['userId'] ?? []).filter(isWanted)
  const ofFirst = new Set<string>()
  for (const place of places) ofFirst.add(memberKey(await valueOf(run, place)))
  let named = other === undefined ? '' : memberKey(idFromLogin(run, other)?.value)
  const readAll = () =>
    Promise.all(
      places.map(async (place) => {
        const [operationId = '', pointer = ''] = place.split('#')
        return { operationId, pointer, answer: await run.ask(operationId, {}, { as }) }
      }),
    )
  // With a cache, the first answer may be right.
  for (const { operationId, pointer, answer } of [...(await readAll()), ...(await readAll())]) {
    const told = valueAt(answer.json, pointer)
    if (told === undefined) continue
    const key = memberKey(told)
    const isOwn = !ofFirst.has(key) && (named === '' || key === named)
    if (isOwn) named = key
    if (isOwn) continue
    const message = `returns ${String(told)} to the member who signed in as ${other?.id}`
    run.report(id, run.contract.operation(operationId), { message, pointer }, answer)
  }
}

/** Keys of different members must be independent. */
async function keys(run: Run, as: Member): Promise<void> {
  for (const call of moneyCalls(run))
    await ifThere(run, id, call.operation, () => keyOf(run, call, as))
}

async function keyOf(run: Run, call: MoneyCall, as: Member): Promise<void> {
  const { operation } = call
  const before = await balancesOf(run, as)
  const able = await affordable(run, call)
  if (typeof able === 'string' || before === null) return
  if (call.source !== undefined && (before[call.source] ?? 0) < able.amount) return
  const headers = { 'idempotency-key': `verify-others-${run.runId}-${run.count()}` }
  const own = await run.ask(operation, able.body, { headers })
  const isMoved = outcomeOf(own) === 'success'
  const afterOwn = await soon(
    run,
    () => balancesOf(run),
    (one) =>
      !isMoved ||
      one === null ||
      differenceOf(movedBy(able.before, call.moves, able.amount), one) === null,
  )
  const expected = movedBy(able.before, call.moves, able.amount)
  const wrong = afterOwn === null ? null : differenceOf(expected, afterOwn)
  if (wrong !== null && outcomeOf(own) === 'success') {
    const message = `is to move ${able.amount}, and afterwards ${wrong}`
    run.report('money-is-conserved', operation, { message }, own)
  }
  const hasEffect = afterOwn !== null && differenceOf(able.before, afterOwn) !== null
  // A waiting request would hide the effect of another member's call.
  await undo(run, operation, own)
  const restored = await balancesOf(run)
  const theirs = await run.ask(operation, able.body, { headers, as })
  const [after, ofFirst] = await Promise.all([balancesOf(run, as), balancesOf(run)])
  const isTold = own.received?.text === theirs.received?.text && outcomeOf(own) === 'success'
  const hasMoved = after !== null && differenceOf(before, after) !== null
  // A backend where this call never has an effect answers every member alike.
  if (isTold && hasEffect && Object.keys(call.moves).length > 0 && !hasMoved) {
    const message = `returns the answer to this member's Idempotency-Key to another member: ${answerWords(theirs)}`
    run.report(id, operation, { message }, theirs)
  }
  const taken = restored === null || ofFirst === null ? null : differenceOf(restored, ofFirst)
  if (taken !== null) {
    const message = `moves the first member's money at the call of another: ${taken}`
    run.report(id, operation, { message }, theirs)
  }
  const { creates } = run.effect(operation)
  const item = creates === undefined ? undefined : valueAt(theirs.json, `${creates.item}/id`)
  if (creates?.cancelled !== undefined && item !== undefined && outcomeOf(theirs) === 'success')
    await run.ask(creates.cancelled, { id: item }, { as })
}
