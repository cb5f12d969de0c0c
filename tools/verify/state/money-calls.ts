import type { ApiCall, Operation } from '../contract/model.ts'
import { outcomeOf } from '../answers/outcome.ts'
import { mayAsk, undo } from '../run/probe.ts'
import type { Job, Run } from '../run/run.ts'
import { bodyFor } from '../run/values.ts'
import { fetchLimits } from '../requests/generated-requests.ts'
import { readBalances } from './balances.ts'
import type { Balances } from '../run/run-state.ts'

export type MoneyCall = {
  readonly operation: Operation
  readonly moves: Readonly<Record<string, number>>
  readonly proves: Readonly<Record<string, string>>
  readonly least: number
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

export const moneyJobs = (
  run: Run,
  work: (run: Run, call: MoneyCall) => Promise<void>,
): readonly Job[] =>
  moneyCalls(run)
    .filter(({ operation }) => mayAsk(run, operation))
    .map((call) => ({ operation: call.operation, run: (own) => work(own, call) }))

/** Amounts in won: small ones show a fee of one, large ones rounding, fractions and narrow numbers. */
type Size = 'small' | 'large'
const MAX_SMALL = 999
const MAX_LARGE = 400_000
const MAX_LOST = 19

/** A number from 0 to 1, equal for equal seeds and numbers (Mulberry32). */
function draw(seed: number, number: number): number {
  let state = (Math.imul(seed, 0x9e3779b1) + Math.imul(number, 0x85ebca6b)) | 0
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** An amount in the range, not a multiple of 10 if possible, so that rounding changes it. */
function drawAmount(part: number, least: number, most: number): number {
  const amount = least + Math.floor(part * Math.max(most - least + 1, 1))
  const odd = amount % 10 === 0 ? amount + 7 : amount
  return odd > most ? Math.max(least, Math.min(odd - 10, most)) : odd
}

/** An affordable request with an amount drawn by the seed, and the balances before it; or why none is possible. */
export async function affordable(
  run: Run,
  call: MoneyCall,
  preferredSize: Size = 'small',
): Promise<{ body: Readonly<Record<string, unknown>>; amount: number; before: Balances } | string> {
  const { operation, least, source } = call
  const before = await readBalances(run)
  if (before === null) return 'the backend does not answer the balances'
  const limits = await fetchLimits(run, operation.requests[0] ?? operation.request)
  const base = await bodyFor(run, operation)
  const has = source === undefined ? Infinity : Math.floor(before[source] ?? 0)
  const lowest = limits?.least ?? Math.max(least, Math.min(7, has))
  if (has < lowest || has === 0)
    return `the member has ${has} of ${source ?? ''}, and ${Math.max(lowest, 1)} are needed`
  const most = Math.min(limits?.most ?? Infinity, Math.max(lowest, Math.floor(has / 2)))
  // Small, because it cannot be moved back.
  const isBack = isReversible(run, call)
  const smallAtMost = isBack ? MAX_SMALL : MAX_LOST
  const size = isBack ? preferredSize : 'small'
  const part = draw(run.seed, Number(run.count()))
  const [from, to] =
    size === 'small'
      ? [lowest, Math.min(most, Math.max(lowest, smallAtMost))]
      : [Math.max(lowest, Math.floor(Math.min(most, MAX_LARGE) / 2)), Math.min(most, MAX_LARGE)]
  const amount = drawAmount(part, Math.min(from, to), to)
  return { body: { ...base, amount }, amount, before }
}

/** A request that creates an item; an amount in it is random, by the seed. */
export async function drawnBody(
  run: Run,
  operation: Operation,
): Promise<Readonly<Record<string, unknown>>> {
  const call = moneyCalls(run).find((one) => one.operation.id === operation.id)
  const able = call === undefined ? '' : await affordable(run, call, 'large')
  return typeof able === 'string' ? bodyFor(run, operation) : able.body
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

export const isReversible = (run: Run, call: MoneyCall): boolean => {
  const place = goesTo(call)
  if (call.source === undefined || run.effect(call.operation).creates !== undefined) return true
  return place !== undefined && wayBetween(moneyCalls(run), place, call.source).length > 0
}

/**
 * Reverses a call for the next check.
 * @returns whether the money should have come back
 */
export async function takeBack(
  run: Run,
  call: MoneyCall,
  done: ApiCall,
  amount: number,
): Promise<boolean> {
  if (outcomeOf(done) !== 'success') return false
  await undo(run, call.operation, done)
  const [from, to] = [goesTo(call), call.source]
  if (from === undefined || to === undefined) return false
  const way = wayBetween(moneyCalls(run), from, to)
  if (way.length === 0 || way.some(({ least }) => least > amount)) return false
  for (const { operation } of way) {
    const back = await run.ask(operation, { ...(await bodyFor(run, operation)), amount })
    if (outcomeOf(back) !== 'success') return false
  }
  return true
}
