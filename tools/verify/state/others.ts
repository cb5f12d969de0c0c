import type { Operation } from '../contract/model.ts'
import { oneJob, ifThere, undo } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import type { Member } from '../run/run-state.ts'
import { signInAgain, idFromLogin } from '../run/sign-in.ts'
import { fetchAll, itemIn, soon } from './lists.ts'
import type { Item } from './lists.ts'
import { memberKey } from '#site/lib/member-id.ts'
import { answerWords, outcomeOf, valueAt } from '../answers/outcome.ts'
import { fetchValue } from '../run/values.ts'
import { readBalances, differenceOf, movedBy } from './balances.ts'
import { affordable, moneyCalls } from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'
import { opensOthers } from './others-items.ts'
import { listsOthers } from './others-lists.ts'

/** Calls on all items, or on the one opened last, by another member (OWASP API5:2023). */
export const othersKeepTheirs: Probe = {
  id: 'others-keep-theirs',
  title: "A call on all items affects only the member's own",
  isInTurn: true,
  jobs: (run) => (run.other === undefined || run.token() === null ? [] : oneJob(tryAll)(run)),
}

async function tryAll(run: Run): Promise<void> {
  const as = run.state.other
  if (as.token === null) await signInAgain(run, as)
  for (const { operation, value } of run.having('opensAll'))
    await ifThere(run, operation, () => keeps(run, as, operation, value.list))
  for (const { operation, value } of run.having('removesOpened'))
    await ifThere(run, operation, async () => {
      await openOne(run, value.by, value.list)
      await keeps(run, as, operation, value.list)
    })
  for (const { operation, value } of run.having('removesAll'))
    await ifThere(run, operation, () => keeps(run, as, operation, value))
}

/** Prefers an item that was opened before, so that other checks keep the unread ones. */
async function openOne(run: Run, opens: string, list: string): Promise<void> {
  const marks = run.effects.operations[opens]?.opens?.marks ?? ''
  const items = await fetchAll(run, list)
  const item = items.find((one) => one[marks] !== null) ?? items[0]
  if (item !== undefined) await run.ask(opens, { id: item['id'] })
}

async function keeps(run: Run, as: Member, operation: Operation, list: string): Promise<void> {
  const before = await fetchAll(run, list)
  const answer = await run.ask(operation, {}, { as })
  const after = await fetchAll(run, list)
  const marks = run.having('opens').find(({ value }) => value.list === list)?.value.marks ?? ''
  const wrong = before.find((one) => isChanged(one, itemIn(after, one['id']), marks))
  if (wrong === undefined) return
  const what = itemIn(after, wrong['id']) === undefined ? 'is gone' : 'is marked as opened'
  const message = `also affects other members: an item of the first member in ${list} ${what}`
  run.report(operation, message, answer)
}

const isChanged = (one: Item, other: Item | undefined, marks: string): boolean =>
  other === undefined || (one[marks] === null && other[marks] !== null)

export const othersStayOut: Probe = {
  id: 'others-stay-out',
  title: "Another member's data is never visible",
  isInTurn: true,
  jobs: oneJob(async (run) => {
    const { other } = run
    if (run.member === undefined) return
    if (other === undefined) {
      for (const operation of run.operations.filter((one) => one.isForMembers).slice(0, 1))
        run.skip(operation, 'a second member is needed: give --other-user and --other-password')
      return
    }
    const as = run.state.other
    await signInAgain(run, as)
    const [first] = run.operations
    if (first !== undefined) await ifThere(run, first, () => names(run, as))
    await opensOthers(run, as)
    await listsOthers(run, as)
    await keys(run, as)
  }),
}

/** A member's own calls must name the same member, and not the first one. */
async function names(run: Run, as: Member): Promise<void> {
  const { other } = run
  const isAvailable = (place: string) =>
    run.operations.some((one) => one.id === place.split('#')[0])
  const places = (run.effects.figures['userId'] ?? []).filter(isAvailable)
  const ofFirst = new Set<string>()
  for (const place of places) ofFirst.add(memberKey(await fetchValue(run, place)))
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
    const id = valueAt(answer.json, pointer)
    if (id === undefined) continue
    const key = memberKey(id)
    const isOwn = !ofFirst.has(key) && (named === '' || key === named)
    if (isOwn) named = key
    if (isOwn) continue
    const message = `returns ${String(id)} to the member who signed in as ${other?.id}`
    run.report(run.contract.operation(operationId), { message, pointer }, answer)
  }
}

/** Keys of different members must be independent. */
async function keys(run: Run, as: Member): Promise<void> {
  for (const call of moneyCalls(run))
    await ifThere(run, call.operation, () => checkSameKey(run, call, as))
}

async function checkSameKey(run: Run, call: MoneyCall, as: Member): Promise<void> {
  const { operation } = call
  const before = await readBalances(run, as)
  const able = await affordable(run, call)
  if (typeof able === 'string' || before === null) return
  if (call.source !== undefined && (before[call.source] ?? 0) < able.amount) return
  const headers = { 'idempotency-key': `verify-others-${run.runId}-${run.count()}` }
  const own = await run.ask(operation, able.body, { headers })
  const isMoved = outcomeOf(own) === 'success'
  const afterOwn = await soon(
    run,
    () => readBalances(run),
    (one) =>
      !isMoved ||
      one === null ||
      differenceOf(movedBy(able.before, call.moves, able.amount), one) === null,
  )
  const expected = movedBy(able.before, call.moves, able.amount)
  const wrong = afterOwn === null ? null : differenceOf(expected, afterOwn)
  if (wrong !== null && outcomeOf(own) === 'success') {
    const message = `is to move ${able.amount}, and afterwards ${wrong}`
    run.reportAs('money-is-conserved', operation, { message }, own)
  }
  const hasEffect = afterOwn !== null && differenceOf(able.before, afterOwn) !== null
  // A waiting request would hide the effect of another member's call.
  await undo(run, operation, own)
  const restored = await readBalances(run)
  const theirs = await run.ask(operation, able.body, { headers, as })
  const [after, ofFirst] = await Promise.all([readBalances(run, as), readBalances(run)])
  const isReplayed = own.received?.text === theirs.received?.text && outcomeOf(own) === 'success'
  const hasMoved = after !== null && differenceOf(before, after) !== null
  // A backend where this call never has an effect answers every member alike.
  if (isReplayed && hasEffect && Object.keys(call.moves).length > 0 && !hasMoved) {
    const message = `returns the answer to this member's Idempotency-Key to another member: ${answerWords(theirs)}`
    run.report(operation, message, theirs)
  }
  const taken = restored === null || ofFirst === null ? null : differenceOf(restored, ofFirst)
  if (taken !== null) {
    const message = `moves the first member's money at the call of another: ${taken}`
    run.report(operation, message, theirs)
  }
  const { creates } = run.effect(operation)
  const item = creates === undefined ? undefined : valueAt(theirs.json, `${creates.item}/id`)
  if (creates?.cancelled !== undefined && item !== undefined && outcomeOf(theirs) === 'success')
    await run.ask(creates.cancelled, { id: item }, { as })
}
