import type { ApiCall, Operation } from '../core/model.ts'
import { outcomeOf } from '../core/outcome.ts'
import { mayAsk } from '../core/probe.ts'
import type { Job, Run } from '../core/run.ts'
import { undo } from '../core/undo.ts'
import { bodyFor } from '../core/values.ts'
import { balancesOf } from '../core/balances.ts'
import type { Balances } from '../core/run-state.ts'

export type MoneyCall = {
  readonly operation: Operation
  readonly moves: Readonly<Record<string, number>>
  readonly proves: Readonly<Record<string, string>>
  /** Minimum of the call. */
  readonly least: number
  /** Source balance; undefined: none. */
  readonly source: string | undefined
}

const there = (run: Run) =>
  run.having('moves').filter(({ operation }) => !run.state.absent.has(operation.id))

export const moneyCalls = (run: Run): readonly MoneyCall[] =>
  there(run).map(({ operation, value, proves }) => ({
    operation,
    moves: value,
    proves,
    least: run.effect(operation).least ?? 1,
    source: Object.entries(value).find(([, sign]) => sign < 0)?.[0],
  }))

/** A job for each callable money operation. */
export const moneyJobs = (
  run: Run,
  work: (run: Run, call: MoneyCall) => Promise<void>,
): readonly Job[] =>
  moneyCalls(run)
    .filter(({ operation }) => mayAsk(run, operation))
    .map((call) => ({ operation: call.operation, run: (own) => work(own, call) }))

/** A small affordable request and the balances before it; null with the reason if none is possible. */
export async function affordable(
  run: Run,
  { operation, least, source }: MoneyCall,
): Promise<{ body: Readonly<Record<string, unknown>>; amount: number; before: Balances } | string> {
  const before = await balancesOf(run)
  if (before === null) return 'the backend does not answer the balances'
  const base = await bodyFor(run, operation)
  const limited = run.effects.limits[operation.request]
  const amount = limited === undefined ? Math.max(least, 7) : Number(base['amount'])
  if (source !== undefined && (before[source] ?? 0) < amount) {
    return `the member has ${before[source]} of ${source}, and ${amount} are needed`
  }
  return { body: { ...base, amount }, amount, before }
}

const goesTo = ({ moves }: MoneyCall): string | undefined =>
  Object.entries(moves).find(([, sign]) => sign > 0)?.[0]

/** Shortest chain of calls that moves money between two balances. */
export function wayBetween(
  calls: readonly MoneyCall[],
  from: string,
  to: string,
): readonly MoneyCall[] {
  const ways: (readonly MoneyCall[])[] = calls
    .filter(({ source }) => source === from)
    .map((call) => [call])
  for (const way of ways) {
    const last = way.at(-1)
    const place = last === undefined ? undefined : goesTo(last)
    if (place === to) return way
    if (place === undefined || way.length > calls.length) continue
    const next = calls.filter((call) => call.source === place && !way.includes(call))
    ways.push(...next.map((call) => [...way, call]))
  }
  return []
}

/** Whether the amount can be returned to its source balance. */
export const isReversible = (run: Run, call: MoneyCall): boolean => {
  const place = goesTo(call)
  if (call.source === undefined || run.effect(call.operation).creates !== undefined) return true
  return place !== undefined && wayBetween(moneyCalls(run), place, call.source).length > 0
}

/** Reverses a call for the next check. */
export async function takeBack(
  run: Run,
  call: MoneyCall,
  done: ApiCall,
  amount: number,
): Promise<void> {
  if (outcomeOf(done) !== 'success') return
  await undo(run, call.operation, done)
  const [from, to] = [goesTo(call), call.source]
  if (from === undefined || to === undefined) return
  const way = wayBetween(moneyCalls(run), from, to)
  if (way.some(({ least }) => least > amount)) return
  for (const { operation } of way) {
    await run.ask(operation, { ...(await bodyFor(run, operation)), amount })
  }
}
