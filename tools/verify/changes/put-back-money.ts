import { answerWords, outcomeOf } from '../answers/outcome.ts'
import type { Run } from '../run/run.ts'
import type { Member, Balances } from '../run/run-state.ts'
import { readBalances, differenceOf } from '../state/balances.ts'
import { moneyCalls, wayBetween } from '../state/money-calls.ts'
import type { MoneyCall } from '../state/money-calls.ts'
import { bodyFor } from '../run/values.ts'
import { whyNot } from './ledger.ts'
import type { Notes } from './ledger.ts'

const PAUSE_MS = 500

/**
 * Restores a member's balances by transfers, from current and initial balances, including money that the backend
 * moved twice.
 */
export async function putBackMoney(run: Run, member: Member, notes: Notes): Promise<void> {
  const { ledger } = run.state
  const hasMoved = [...ledger.changes].some(
    (one) => one.member === member && (one.effect.moves ?? one.effect.cancels) !== undefined,
  )
  const before = await ledger.balances.get(member)
  if (!hasMoved || before === undefined) return
  if (before === null)
    return notes.left(
      member.id,
      'the balances may have changed',
      'the backend does not report them',
    )
  const reasons = new Set<string>()
  try {
    const now = await readTwice(run, member, before)
    if (now === null || differenceOf(before, now) === null) return
    for (const why of await move(run, member, before, now, notes)) reasons.add(why)
    const after = await readTwice(run, member, before)
    const difference = after === null ? null : differenceOf(before, after)
    if (difference === null) return
    const why = [...reasons].join('; ')
    notes.left(member.id, difference, why === '' ? 'nothing is left that could bring it back' : why)
  } catch (error) {
    notes.left(member.id, 'the balances may be others', whyNot(error))
  }
}

/** Reads differing balances again once, because a backend may read from a delayed replica. */
async function readTwice(run: Run, member: Member, before: Balances): Promise<Balances | null> {
  const read = () => {
    run.state.balances = null
    return readBalances(run, member)
  }
  const now = await read()
  if (now !== null && differenceOf(before, now) === null) return now
  await run.sleep(PAUSE_MS)
  return read()
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
    const why = await moveOnce(run, member, { from, to, amount, has: now[to] ?? 0 })
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
  if (more === 0) return moveAlong(run, member, way, amount)
  // Amounts below an operation's minimum are moved together with money brought from the other side first.
  const up = wayBetween(calls, to, from)
  const isUsual = strict !== undefined && hasServed(run, strict)
  if (!isUsual || up.length === 0 || has < more || up.some(({ least }) => least > more))
    return `${lacking}${strict?.operation.id ?? ''} moves no less than ${strict?.least ?? 0}`
  return (
    (await moveAlong(run, member, up, more)) ?? (await moveAlong(run, member, way, amount + more))
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

const hasServed = (run: Run, { operation }: MoneyCall): boolean =>
  [...run.state.ledger.changes].some(
    (one) => one.state === 'done' && one.operation.id === operation.id,
  )

async function moveAlong(
  run: Run,
  member: Member,
  way: readonly MoneyCall[],
  amount: number,
): Promise<string | null> {
  for (const { operation } of way) {
    try {
      const body = { ...(await bodyFor(run, operation)), amount }
      const answer = await run.ask(operation, body, { as: member })
      if (outcomeOf(answer) !== 'success') return `${operation.id} answers ${answerWords(answer)}`
    } catch (error) {
      return whyNot(error)
    }
  }
  return null
}
