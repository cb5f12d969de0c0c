import { memberKey } from '#site/lib/member-id.ts'
import { describeAnswer, operationOf, outcomeOf, pointerOf, valueAt } from '../contract/outcome.ts'
import type { Operation } from '../contract/model.ts'
import { skipIfUnavailable, oneJob, cancelCreated } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import type { Member } from '../run/run-state.ts'
import { readLoginId, signInAgain } from '../run/sign-in.ts'
import { fetchValue } from '../run/values.ts'
import { fetchAll, itemIn } from './lists.ts'
import type { Item } from './lists.ts'
import {
  drawAffordable,
  fetchDifference,
  describeDifference,
  moneyCalls,
  readBalances,
} from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'
import { checkListsOthers, checkOpensOthers } from './other-members-items.ts'

/** Calls on all items, or on the one opened last, by another member (OWASP API5:2023). */
export const othersKeepTheirs: Probe = {
  id: 'others-keep-theirs',
  title: "A call on all items affects only the member's own",
  isInTurn: true,
  jobs: (run) =>
    run.other === undefined || run.token() === null ? [] : oneJob(checkAllCalls)(run),
}

async function checkAllCalls(run: Run): Promise<void> {
  const as = run.state.other
  if (as.token === null) await signInAgain(run, as)
  for (const { operation, value } of run.operationsHaving('opensAll'))
    await skipIfUnavailable(run, operation, () => checkItemsKept(run, as, operation, value.list))
  for (const { operation, value } of run.operationsHaving('removesOpened'))
    await skipIfUnavailable(run, operation, async () => {
      await openAnyItem(run, value.by, value.list)
      await checkItemsKept(run, as, operation, value.list)
    })
  for (const { operation, value } of run.operationsHaving('removesAll'))
    await skipIfUnavailable(run, operation, () => checkItemsKept(run, as, operation, value))
}

/** Prefers an item that was opened before, so that other checks keep the unread ones. */
async function openAnyItem(run: Run, opens: string, list: string): Promise<void> {
  const marks = run.effects.operations[opens]?.opens?.marks ?? ''
  const items = await fetchAll(run, list)
  const item = items.find((candidate) => candidate[marks] !== null) ?? items[0]
  if (item !== undefined) await run.ask(opens, { id: item['id'] })
}

async function checkItemsKept(
  run: Run,
  as: Member,
  operation: Operation,
  list: string,
): Promise<void> {
  const itemsBefore = await fetchAll(run, list)
  const answer = await run.ask(operation, {}, { as })
  const after = await fetchAll(run, list)
  const marks =
    run.operationsHaving('opens').find(({ value }) => value.list === list)?.value.marks ?? ''
  const isChanged = (itemBefore: Item, now = itemIn(after, itemBefore['id'])) =>
    now === undefined || (itemBefore[marks] === null && now[marks] !== null)
  const changedItem = itemsBefore.find((itemBefore) => isChanged(itemBefore))
  if (changedItem === undefined) return
  const change = itemIn(after, changedItem['id']) === undefined ? 'is gone' : 'is marked as opened'
  const message = `also affects other members: an item of the first member in ${list} ${change}`
  run.report(operation, message, answer)
}

export const othersStayOut: Probe = {
  id: 'others-stay-out',
  title: "Another member's data is never visible",
  isInTurn: true,
  jobs: oneJob(async (run) => {
    if (run.member === undefined) return
    if (run.other === undefined) {
      for (const operation of run.operations
        .filter((candidate) => candidate.isForMembers)
        .slice(0, 1))
        run.skip(operation, 'a second member is needed: give --other-user and --other-password')
      return
    }
    const as = run.state.other
    await signInAgain(run, as)
    const [first] = run.operations
    if (first !== undefined) await skipIfUnavailable(run, first, () => checkOwnName(run, as))
    await checkOpensOthers(run, as)
    await checkListsOthers(run, as)
    for (const call of moneyCalls(run))
      await skipIfUnavailable(run, call.operation, () => checkSharedKey(run, call, as))
  }),
}

/** A member's own calls must name the same member, and not the first one. */
async function checkOwnName(run: Run, as: Member): Promise<void> {
  const { other } = run
  const places = (run.effects.figures['userId'] ?? []).filter((place) =>
    run.operations.some(({ id }) => id === operationOf(place)),
  )
  const firstMemberKeys = new Set<string>()
  for (const place of places) firstMemberKeys.add(memberKey(await fetchValue(run, place)))
  let ownKey = other === undefined ? '' : memberKey(readLoginId(run, other)?.value)
  const readAll = () =>
    Promise.all(
      places.map(async (place) => ({
        place,
        answer: await run.ask(operationOf(place), {}, { as }),
      })),
    )
  // Reads twice, because with a cache the first answer may be right.
  for (const { place, answer } of [...(await readAll()), ...(await readAll())]) {
    const pointer = pointerOf(place)
    const id = valueAt(answer.json, pointer)
    if (id === undefined) continue
    const key = memberKey(id)
    if (!firstMemberKeys.has(key) && (ownKey === '' || key === ownKey)) {
      ownKey = key
      continue
    }
    const message = `returns ${String(id)} to the member who signed in as ${other?.id}`
    run.report(run.contract.operation(operationOf(place)), { message, pointer }, answer)
  }
}

/** Keys of different members must be independent. */
async function checkSharedKey(run: Run, call: MoneyCall, as: Member): Promise<void> {
  const { operation } = call
  const theirBalancesBefore = await readBalances(run, as)
  const { body, amount, before, after } = await drawAffordable(run, call)
  if (call.source !== undefined && (theirBalancesBefore[call.source] ?? 0) < amount) return
  const headers = { 'idempotency-key': `verify-others-${run.runId}-${run.count()}` }
  const ownAnswer = await run.ask(operation, body, { headers })
  const isSuccess = outcomeOf(ownAnswer) === 'success'
  const difference = isSuccess ? await fetchDifference(run, after) : null
  if (difference !== null) {
    const message = `is to move ${amount}, and afterwards ${difference}`
    run.reportAs('money-is-conserved', operation, { message }, ownAnswer)
  }
  const hasEffect = describeDifference(before, await readBalances(run)) !== null
  // A waiting request would hide the effect of another member's call.
  await cancelCreated(run, operation, ownAnswer)
  const balancesRestored = await readBalances(run)
  const theirAnswer = await run.ask(operation, body, { headers, as })
  const hasMoved = describeDifference(theirBalancesBefore, await readBalances(run, as)) !== null
  const isReplayed = isSuccess && ownAnswer.received?.text === theirAnswer.received?.text
  // A backend where this call never has an effect answers every member alike.
  if (isReplayed && hasEffect && Object.keys(call.moves).length > 0 && !hasMoved) {
    const message = `returns the answer to this member's Idempotency-Key to another member: ${describeAnswer(theirAnswer)}`
    run.report(operation, message, theirAnswer)
  }
  const lostMoney = await fetchDifference(run, balancesRestored)
  if (lostMoney !== null)
    run.report(
      operation,
      `moves the first member's money at the call of another: ${lostMoney}`,
      theirAnswer,
    )
  await cancelCreated(run, operation, theirAnswer, as)
}
