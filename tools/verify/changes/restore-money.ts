import { readUntil } from '../run/probe.ts'
import type { Run } from '../run/run.ts'
import type { Balances, Member } from '../run/run-state.ts'
import {
  fetchDifference,
  moneyCalls,
  moveAmount,
  readBalances,
  findPath,
} from '../state/money-calls.ts'
import { describeRunError } from './change-log.ts'
import type { CleanUpReporter } from './change-log.ts'

/**
 * Restores a member's balances by transfers, from current and initial balances, including money that the backend
 * moved twice.
 */
export async function restoreMoney(
  run: Run,
  member: Member,
  reporter: CleanUpReporter,
): Promise<void> {
  const { state } = run
  const hasMoved = [...state.changeLog.changes].some(
    (change) =>
      change.member === member && (change.effect.moves ?? change.effect.cancels) !== undefined,
  )
  const balancesBefore = await state.changeLog.balances.get(member)
  if (!hasMoved || balancesBefore === undefined) return
  if (balancesBefore === null)
    return reporter.addLeftover(
      member.id,
      'the balances may have changed',
      'the backend does not report them',
    )
  const readDifference = () => {
    state.balances = null
    return fetchDifference(run, balancesBefore, member)
  }
  const settledDifference = () => readUntil(run, readDifference, (current) => current === null)
  try {
    if ((await settledDifference()) === null) return
    const current = await readBalances(run, member)
    const reasons = new Set(await moveBack(run, member, balancesBefore, current, reporter))
    const remainingDifference = await settledDifference()
    if (remainingDifference === null) return
    const reason = [...reasons].join('; ')
    reporter.addLeftover(
      member.id,
      remainingDifference,
      reason === '' ? 'nothing is left that could bring it back' : reason,
    )
  } catch (error) {
    reporter.addLeftover(member.id, 'the balances may be others', describeRunError(error))
  }
}

/** @returns why some of it could not be moved */
async function moveBack(
  run: Run,
  member: Member,
  balancesBefore: Balances,
  current: Balances,
  { addRestored }: CleanUpReporter,
): Promise<readonly string[]> {
  const surplus = new Map(
    Object.entries(current).map(([name, sum]) => [name, sum - (balancesBefore[name] ?? 0)]),
  )
  const reasons: string[] = []
  const names = [...surplus.keys()]
  for (const [from, to] of names.flatMap((name) => names.map((other) => [name, other] as const))) {
    const amount = Math.min(surplus.get(from) ?? 0, -(surplus.get(to) ?? 0))
    if (amount < 1) continue
    const reason = await moveOnce(run, member, {
      from,
      to,
      amount,
      available: current[to] ?? 0,
    }).catch(describeRunError)
    if (reason === null) {
      surplus.set(from, (surplus.get(from) ?? 0) - amount)
      surplus.set(to, (surplus.get(to) ?? 0) + amount)
      addRestored(`${member.id}: ${amount} from ${from} to ${to}`)
    } else reasons.push(reason)
  }
  return reasons
}

type Move = {
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly available: number
}

/** @returns why it was not moved; null if it was */
async function moveOnce(
  run: Run,
  member: Member,
  { from, to, amount, available }: Move,
): Promise<string | null> {
  const calls = moneyCalls(run)
  const path = findPath(calls, from, to)
  const missingText = describeMissingBetween(run, from, to)
  if (path.length === 0) return `${missingText}nothing that is implemented moves ${from} to ${to}`
  const [strictestCall] = path.toSorted((a, b) => b.minAmount - a.minAmount)
  const extraAmount = Math.max(0, (strictestCall?.minAmount ?? 0) - amount)
  if (extraAmount === 0) return moveAmount(run, path, amount, member)
  // Amounts below an operation's minimum are moved together with money brought from the other side first.
  const pathBack = findPath(calls, to, from)
  const isDoneAlready = [...run.state.changeLog.changes].some(
    (change) => change.state === 'done' && change.operation.id === strictestCall?.operation.id,
  )
  if (
    !isDoneAlready ||
    pathBack.length === 0 ||
    available < extraAmount ||
    pathBack.some(({ minAmount }) => minAmount > extraAmount)
  )
    return `${missingText}${strictestCall?.operation.id ?? ''} moves no less than ${strictestCall?.minAmount ?? 0}`
  return (
    (await moveAmount(run, pathBack, extraAmount, member)) ??
    (await moveAmount(run, path, amount + extraAmount, member))
  )
}

/** Names of the missing operations that would move it. */
function describeMissingBetween(run: Run, from: string, to: string): string {
  const absentIds = run
    .operationsHaving('moves')
    .filter(({ value }) => value[from] === -1 && value[to] === 1)
    .map(({ operation }) => operation.id)
    .filter((id) => run.state.absentOperations.has(id))
  return absentIds.length === 0 ? '' : `${absentIds.join(', ')} is not there, and `
}
