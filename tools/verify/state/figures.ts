import { isDeepStrictEqual } from 'node:util'
import { isSameMember } from '#site/lib/member-id.ts'
import { operationOf, outcomeOf, pointerOf, valueAt } from '../contract/outcome.ts'
import { idsOf } from '../contract/model.ts'
import { skipIfUnavailable, oneJob, readUntil } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import type { Balances } from '../run/run-state.ts'
import { readLoginId } from '../run/sign-in.ts'
import { requestSuccess } from '../run/values.ts'
import { drawAffordable, isReversible, moneyCalls, moveBack } from './money-calls.ts'

/** The figure that names the member. */
const MEMBER_FIGURE = 'userId'

export const figuresAgree: Probe = {
  id: 'figures-agree',
  title: 'A figure is the same in every answer',
  jobs: (run) => (run.token() === null ? [] : oneJob(checkFigures)(run)),
}

async function checkFigures(run: Run): Promise<void> {
  const isReadable = (place: string) => run.operations.some(({ id }) => id === operationOf(place))
  const figures = Object.entries(run.effects.figures)
  const operations = figures.flatMap(([, places]) => places.filter(isReadable).map(operationOf))
  const answers = new Map<string, unknown>()
  await run.all([...new Set(operations)], async (itemRun, name) => {
    answers.set(name, await requestSuccess(itemRun, name))
  })
  for (const [name, places] of figures) {
    const isId = name === MEMBER_FIGURE
    const login = isId && run.member !== undefined ? readLoginId(run, run.member) : undefined
    const readings = places.filter(isReadable).map((place) => ({
      place,
      value: valueAt(answers.get(operationOf(place)), pointerOf(place)),
    }))
    if (login !== undefined && isReadable(login.place)) readings.push(login)
    const [first, ...others] = readings.filter(({ value }) => value !== undefined)
    if (first === undefined) continue
    // An id may have several spellings.
    const isEqual = isId ? isSameMember : isDeepStrictEqual
    const differingReadings = others.filter(({ value }) => !isEqual(value, first.value))
    const proves = run.effects.figuresProve[name]
    if (differingReadings.length === 0 && others.length > 0)
      for (const { place } of readings) run.confirm(proves, { id: operationOf(place) })
    for (const { place, value } of differingReadings) {
      const pointer = pointerOf(place)
      const message = `tells ${JSON.stringify(value)} as ${pointer}, and ${first.place} says ${JSON.stringify(first.value)}`
      const operation = run.contract.operation(operationOf(place))
      run.report(operation, { message, pointer, refutes: idsOf(proves) })
    }
  }
}

const READS = 6
const MOVES = 3

/** Read your writes and monotonic reads (Jepsen): an updated figure never returns to its old value. */
export const readsFollowWrites: Probe = {
  id: 'reads-follow-writes',
  title: 'Every answer shows a change, and keeps showing it',
  isInTurn: true,
  jobs: (run) => (run.token() === null ? [] : oneJob(checkAfterMoves)(run)),
}

async function checkAfterMoves(run: Run): Promise<void> {
  const call = moneyCalls(run).find(
    (moneyCall) =>
      moneyCall.source !== undefined &&
      moneyCall.minAmount === 1 &&
      run.effect(moneyCall.operation).creates === undefined &&
      isReversible(run, moneyCall),
  )
  if (call === undefined) return
  for (let count = 0; count < MOVES; count += 1) {
    const { body, amount, after } = await drawAffordable(run, call)
    const move = await run.ask(call.operation, body)
    if (outcomeOf(move) !== 'success') return
    await expectFigures(run, after)
    await moveBack(run, call, move, amount)
  }
}

type Figure = { readonly name: string; readonly place: string }

/** Every answer that contains a balance must return the expected one. */
async function expectFigures(run: Run, expected: Balances): Promise<void> {
  const figures = Object.keys(expected)
    .flatMap((name) => (run.effects.figures[name] ?? []).map((place) => ({ name, place })))
    .filter(({ place }) => !run.state.absentOperations.has(operationOf(place)))
  const byOperation = Map.groupBy(figures, ({ place }) => operationOf(place))
  const operations = run.operations.filter(({ id }) => byOperation.has(id))
  await Promise.all(
    operations.map((operation) =>
      skipIfUnavailable(run, operation, async () => {
        const readFigures = async () => {
          const answer = await run.ask(operation, {})
          const ownFigures = byOperation.get(operation.id) ?? []
          return { answer, wrong: wrongFigureIn(answer.json, ownFigures, expected) }
        }
        const firstReading = await readUntil(run, readFigures, ({ wrong }) => wrong === null)
        let lastReading = firstReading
        for (let count = 1; count < READS && lastReading.wrong === null; count += 1)
          lastReading = await readFigures()
        if (lastReading.wrong === null) return
        const occasion =
          lastReading === firstReading
            ? 'after a move'
            : 'after it had already returned the new figure'
        run.report(operation, `returns ${lastReading.wrong} ${occasion}`, lastReading.answer)
      }),
    ),
  )
}

function wrongFigureIn(json: unknown, figures: readonly Figure[], expected: Balances) {
  for (const { name, place } of figures) {
    const value = valueAt(json, pointerOf(place))
    if (typeof value === 'number' && value !== expected[name])
      return `${value} instead of ${expected[name] ?? ''} as ${pointerOf(place)}`
  }
  return null
}
