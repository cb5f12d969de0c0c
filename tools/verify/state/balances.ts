import type { Run } from '../run/run.ts'
import type { Balances, Member } from '../run/run-state.ts'
import { valueAt } from '../answers/outcome.ts'

/** A member's balances; null: not provided. Cached until something may change them. */
export async function readBalances(
  run: Run,
  member: Member = run.state.member,
): Promise<Balances | null> {
  const { state } = run
  const { balances, changes } = state
  if (balances?.member === member && balances.changes === changes) return balances.found
  const found = await askBalances(run, member)
  if (found !== null) state.balances = { member, changes, found }
  return found
}

async function askBalances(run: Run, member: Member): Promise<Balances | null> {
  const places = Object.entries(run.effects.balances)
  const [, first = ''] = places[0] ?? []
  const [operationId = ''] = first.split('#')
  const answer = await run.ask(operationId, {}, { as: member })
  const sums = places.map(([name, place]) => [
    name,
    valueAt(answer.json, place.split('#')[1] ?? ''),
  ])
  return sums.every(([, value]) => typeof value === 'number')
    ? (Object.fromEntries(sums) as Balances)
    : null
}

/** Expected balances after a move: the amount times its effect on each. */
export const movedBy = (
  before: Balances,
  moves: Readonly<Record<string, number>>,
  amount: number,
): Balances =>
  Object.fromEntries(
    Object.entries(before).map(([name, sum]) => [name, sum + amount * (moves[name] ?? 0)]),
  )

/** Differences of balances in words; null: none. */
export function differenceOf(expected: Balances, found: Balances): string | null {
  const wrong = Object.entries(expected).filter(([name, sum]) => found[name] !== sum)
  return wrong.length === 0
    ? null
    : wrong.map(([name, sum]) => `${name} is ${found[name]} instead of ${sum}`).join(', ')
}
