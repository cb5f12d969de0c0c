import { soon } from '../run/probe.ts'
import type { Run } from '../run/run.ts'
import type { Balances, Member } from '../run/run-state.ts'
import {
  differenceFrom,
  moneyCalls,
  moveAlong,
  readBalances,
  wayBetween,
} from '../state/money-calls.ts'
import { whyNot } from './ledger.ts'
import type { Notes } from './ledger.ts'

/**
 * Restores a member's balances by transfers, from current and initial balances, including money that the backend
 * moved twice.
 */
export async function putBackMoney(run: Run, member: Member, notes: Notes): Promise<void> {
  const { state } = run
  const hasMoved = [...state.ledger.changes].some(
    (one) => one.member === member && (one.effect.moves ?? one.effect.cancels) !== undefined,
  )
  const before = await state.ledger.balances.get(member)
  if (!hasMoved || before === undefined) return
  if (before === null)
    return notes.left(
      member.id,
      'the balances may have changed',
      'the backend does not report them',
    )
  const read = () => {
    state.balances = null
    return differenceFrom(run, before, member)
  }
  const difference = () => soon(run, read, (one) => one === null)
  try {
    if ((await difference()) === null) return
    const now = await readBalances(run, member)
    const reasons = new Set(await move(run, member, before, now, notes))
    const left = await difference()
    if (left === null) return
    const why = [...reasons].join('; ')
    notes.left(member.id, left, why === '' ? 'nothing is left that could bring it back' : why)
  } catch (error) {
    notes.left(member.id, 'the balances may be others', whyNot(error))
  }
}

/** @returns why some of it could not be moved */
async function move(
  run: Run,
  member: Member,
  before: Balances,
  now: Balances,
  { done }: Notes,
): Promise<readonly string[]> {
  const over = new Map(Object.entries(now).map(([name, sum]) => [name, sum - (before[name] ?? 0)]))
  const reasons: string[] = []
  const names = [...over.keys()]
  for (const [from, to] of names.flatMap((one) => names.map((other) => [one, other] as const))) {
    const amount = Math.min(over.get(from) ?? 0, -(over.get(to) ?? 0))
    if (amount < 1) continue
    const why = await moveOnce(run, member, { from, to, amount, has: now[to] ?? 0 }).catch(whyNot)
    if (why === null) {
      over.set(from, (over.get(from) ?? 0) - amount)
      over.set(to, (over.get(to) ?? 0) + amount)
      done(`${member.id}: ${amount} from ${from} to ${to}`)
    } else reasons.push(why)
  }
  return reasons
}

type Move = {
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly has: number
}

/** @returns why it was not moved; null if it was */
async function moveOnce(
  run: Run,
  member: Member,
  { from, to, amount, has }: Move,
): Promise<string | null> {
  const calls = moneyCalls(run)
  const way = wayBetween(calls, from, to)
  const lacking = lackingBetween(run, from, to)
  if (way.length === 0) return `${lacking}nothing that is implemented moves ${from} to ${to}`
  const [strict] = way.toSorted((one, other) => other.least - one.least)
  const more = Math.max(0, (strict?.least ?? 0) - amount)
  if (more === 0) return moveAlong(run, way, amount, member)
  // Amounts below an operation's minimum are moved together with money brought from the other side first.
  const up = wayBetween(calls, to, from)
  const isUsual = [...run.state.ledger.changes].some(
    (one) => one.state === 'done' && one.operation.id === strict?.operation.id,
  )
  if (!isUsual || up.length === 0 || has < more || up.some(({ least }) => least > more))
    return `${lacking}${strict?.operation.id ?? ''} moves no less than ${strict?.least ?? 0}`
  return (
    (await moveAlong(run, up, more, member)) ?? (await moveAlong(run, way, amount + more, member))
  )
}

/** Names of the missing operations that would move it. */
function lackingBetween(run: Run, from: string, to: string): string {
  const direct = run
    .having('moves')
    .filter(({ value }) => value[from] === -1 && value[to] === 1)
    .map(({ operation }) => operation.id)
    .filter((id) => run.state.absent.has(id))
  return direct.length === 0 ? '' : `${direct.join(', ')} is not there, and `
}
