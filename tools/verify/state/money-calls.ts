import { hash } from 'node:crypto'
import { describeAnswer, operationOf, outcomeOf, pointerOf, valueAt } from '../contract/outcome.ts'
import { UnavailableError } from '../contract/model.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { mayAsk, cancelCreated } from '../run/probe.ts'
import type { Job, Run } from '../run/run.ts'
import type { Balances, Member } from '../run/run-state.ts'
import { bodyFor, fetchLimits } from '../run/values.ts'
import type { Body } from '../run/values.ts'

/**
 * A member's balances, cached until something may change them.
 * @throws UnavailableError when the backend does not answer them
 */
export async function readBalances(run: Run, member = run.state.member): Promise<Balances> {
  const { state } = run
  const { balances, changes } = state
  if (balances?.member === member && balances.changes === changes) return balances.amounts
  const places = Object.entries(run.effects.balances)
  const answer = await run.ask(operationOf(places[0]?.[1] ?? ''), {}, { as: member })
  const sums = places.map(([name, place]) => [name, valueAt(answer.json, pointerOf(place))])
  if (!sums.every(([, value]) => typeof value === 'number'))
    throw new UnavailableError('the backend does not answer the balances')
  const amounts = Object.fromEntries(sums) as Balances
  state.balances = { member, changes, amounts }
  return amounts
}

type Moves = Readonly<Record<string, number>>

/** Balances after a move: the amount times its effect on each. */
export const applyMoves = (before: Balances, moves: Moves, amount: number): Balances =>
  Object.fromEntries(
    Object.entries(before).map(([name, sum]) => [name, sum + amount * (moves[name] ?? 0)]),
  )

/** Describes the differences of balances; null: none. */
export function describeDifference(expected: Balances, actual: Balances): string | null {
  const differences = Object.entries(expected).filter(([name, sum]) => actual[name] !== sum)
  return differences.length === 0
    ? null
    : differences.map(([name, sum]) => `${name} is ${actual[name]} instead of ${sum}`).join(', ')
}

/**
 * Describes how a member's balances differ from expected ones; null: not at all.
 * @throws UnavailableError when the backend does not answer them
 */
export const fetchDifference = async (
  run: Run,
  expected: Balances,
  member?: Member,
): Promise<string | null> => describeDifference(expected, await readBalances(run, member))

export type MoneyCall = {
  readonly operation: Operation
  readonly moves: Moves
  readonly proves: Readonly<Record<string, string>>
  readonly minAmount: number
  readonly source: string | undefined
}

export const moneyCalls = (run: Run): readonly MoneyCall[] =>
  run
    .operationsHaving('moves')
    .filter(({ operation }) => !run.state.absentOperations.has(operation.id))
    .map(({ operation, value, proves }) => ({
      operation,
      moves: value,
      proves,
      minAmount: run.effect(operation).least ?? 1,
      source: Object.entries(value).find(([, sign]) => sign < 0)?.[0],
    }))

export const moneyJobs = (
  run: Run,
  task: (run: Run, call: MoneyCall) => Promise<void>,
): readonly Job[] =>
  moneyCalls(run)
    .filter(({ operation }) => mayAsk(run, operation))
    .map((call) => ({ operation: call.operation, run: (jobRun) => task(jobRun, call) }))

/** Amounts in won: small ones show a fee of one, large ones rounding, fractions and narrow numbers. */
type Size = 'small' | 'large'
const MAX_SMALL = 999
const MAX_LARGE = 400_000
const MAX_IRREVERSIBLE = 19

/** A number from 0 to 1, equal for equal seeds and numbers. */
const drawNumber = (seed: number, number: number): number =>
  Number.parseInt(hash('sha256', `${seed} ${number}`).slice(0, 8), 16) / 0x1_0000_0000

/** An amount in the range, not a multiple of 10 if possible, so that rounding changes it. */
function drawAmount(share: number, min: number, max: number): number {
  const amount = min + Math.floor(share * Math.max(max - min + 1, 1))
  const uneven = amount % 10 === 0 ? amount + 7 : amount
  return uneven > max ? Math.max(min, Math.min(uneven - 10, max)) : uneven
}

/** A request that moves money, and the balances before and after it. */
export type AffordableRequest = {
  readonly body: Body
  readonly amount: number
  readonly before: Balances
  readonly after: Balances
}

/**
 * An affordable request with an amount drawn by the seed.
 * @throws UnavailableError when none is possible
 */
export async function drawAffordable(
  run: Run,
  call: MoneyCall,
  preferredSize: Size = 'small',
): Promise<AffordableRequest> {
  const { operation, minAmount, source, moves } = call
  const balancesBefore = await readBalances(run)
  const limits = await fetchLimits(run, operation.requests[0] ?? operation.request)
  const fittingBody = await bodyFor(run, operation)
  const available = source === undefined ? Infinity : Math.floor(balancesBefore[source] ?? 0)
  const minNeeded = limits?.least ?? Math.max(minAmount, Math.min(7, available))
  if (available < minNeeded || available === 0)
    throw new UnavailableError(
      `the member has ${available} of ${source ?? ''}, and ${Math.max(minNeeded, 1)} are needed`,
    )
  const maxAmount = Math.min(
    limits?.most ?? Infinity,
    Math.max(minNeeded, Math.floor(available / 2)),
  )
  // The amount is small if it cannot be moved back.
  const canMoveBack = isReversible(run, call)
  const share = drawNumber(run.seed, Number(run.count()))
  const [from, to] =
    canMoveBack && preferredSize === 'large'
      ? [
          Math.max(minNeeded, Math.floor(Math.min(maxAmount, MAX_LARGE) / 2)),
          Math.min(maxAmount, MAX_LARGE),
        ]
      : [
          minNeeded,
          Math.min(maxAmount, Math.max(minNeeded, canMoveBack ? MAX_SMALL : MAX_IRREVERSIBLE)),
        ]
  const amount = drawAmount(share, Math.min(from, to), to)
  return {
    body: { ...fittingBody, amount },
    amount,
    before: balancesBefore,
    after: applyMoves(balancesBefore, moves, amount),
  }
}

/**
 * A request that creates an item; an amount in it is random, by the seed.
 * @throws UnavailableError when the member cannot afford it
 */
export async function drawBody(run: Run, operation: Operation): Promise<Body> {
  const call = moneyCalls(run).find((moneyCall) => moneyCall.operation.id === operation.id)
  return call === undefined
    ? bodyFor(run, operation)
    : (await drawAffordable(run, call, 'large')).body
}

const targetOf = ({ moves }: MoneyCall): string | undefined =>
  Object.entries(moves).find(([, sign]) => sign > 0)?.[0]

/** Shortest chain of calls that moves money between two balances. */
export function findPath(
  calls: readonly MoneyCall[],
  from: string,
  to: string,
): readonly MoneyCall[] {
  const paths: (readonly MoneyCall[])[] = calls
    .filter(({ source }) => source === from)
    .map((call) => [call])
  for (const path of paths) {
    const lastCall = path.at(-1)
    const balance = lastCall === undefined ? undefined : targetOf(lastCall)
    if (balance === to) return path
    if (balance === undefined || path.length > calls.length) continue
    const nextCalls = calls.filter((call) => call.source === balance && !path.includes(call))
    paths.push(...nextCalls.map((call) => [...path, call]))
  }
  return []
}

export const isReversible = (run: Run, call: MoneyCall): boolean => {
  const target = targetOf(call)
  if (call.source === undefined || run.effect(call.operation).creates !== undefined) return true
  return target !== undefined && findPath(moneyCalls(run), target, call.source).length > 0
}

/**
 * Sends an amount along a chain of calls.
 * @returns why it did not arrive; null: it did
 */
export async function moveAmount(
  run: Run,
  path: readonly MoneyCall[],
  amount: number,
  as?: Member,
): Promise<string | null> {
  for (const { operation } of path) {
    const answer = await run.ask(operation, { ...(await bodyFor(run, operation)), amount }, { as })
    if (outcomeOf(answer) !== 'success') return `${operation.id} answers ${describeAnswer(answer)}`
  }
  return null
}

/**
 * Reverses a call for the next check.
 * @returns whether the money should have come back
 */
export async function moveBack(
  run: Run,
  call: MoneyCall,
  answer: ApiCall,
  amount: number,
): Promise<boolean> {
  if (outcomeOf(answer) !== 'success') return false
  await cancelCreated(run, call.operation, answer)
  const [from, to] = [targetOf(call), call.source]
  if (from === undefined || to === undefined) return false
  const path = findPath(moneyCalls(run), from, to)
  if (path.length === 0 || path.some(({ minAmount }) => minAmount > amount)) return false
  return (await moveAmount(run, path, amount)) === null
}
