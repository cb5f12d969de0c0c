import { isDeepStrictEqual } from 'node:util'
import { isSameMember } from '#site/lib/member-id.ts'
import { operationOf, valueAt, outcomeOf } from '../answers/outcome.ts'
import { oneJob, ifThere } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { idFromLogin } from '../run/sign-in.ts'
import { requestSuccess } from '../run/values.ts'
import { readBalances, movedBy } from './balances.ts'
import type { Balances, RunState } from '../run/run-state.ts'
import { affordable, isReversible, moneyCalls, takeBack } from './money-calls.ts'
import { soon } from './lists.ts'

/** The figure that names the member. */
const MEMBER = 'userId'

export const figuresAgree: Probe = {
  id: 'figures-agree',
  title: 'A figure is the same in every answer',
  jobs: (run) => (run.token() === null ? [] : oneJob(allFigures)(run)),
}

const pointerOf = (place: string): string => place.split('#')[1] ?? ''

async function allFigures(run: Run): Promise<void> {
  const isReadable = (place: string) =>
    run.operations.some(({ id: name }) => name === operationOf(place))
  const figures = Object.entries(run.effects.figures)
  const operations = figures.flatMap(([, places]) => places.filter(isReadable).map(operationOf))
  const answers = new Map<string, unknown>()
  await run.all([...new Set(operations)], async (own, name) => {
    answers.set(name, await requestSuccess(own, name))
  })
  for (const [name, places] of figures) {
    const isId = name === MEMBER
    const login = isId && run.member !== undefined ? idFromLogin(run, run.member) : undefined
    const readings = places.filter(isReadable).map((place) => ({
      place,
      value: valueAt(answers.get(operationOf(place)), pointerOf(place)),
    }))
    if (login !== undefined && isReadable(login.place)) readings.push(login)
    const [first, ...others] = readings.filter(({ value }) => value !== undefined)
    if (first === undefined) continue
    const proves = run.effects.figuresProve[name]
    const wrong = others.filter(
      // An id may have several spellings.
      ({ value }) => !(isId ? isSameMember : isDeepStrictEqual)(value, first.value),
    )
    if (wrong.length === 0 && others.length > 0)
      for (const { place } of readings) run.held(proves, { id: operationOf(place) })
    for (const { place, value } of wrong) {
      const pointer = pointerOf(place)
      const message = `tells ${JSON.stringify(value)} as ${pointer}, and ${first.place} says ${JSON.stringify(first.value)}`
      const refutes = proves === undefined ? [] : [proves]
      run.report(run.contract.operation(operationOf(place)), { message, pointer, refutes })
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
  jobs: (run) => (run.token() === null ? [] : oneJob(afterMoves)(run)),
}

type FigurePlace = { readonly operation: string; readonly name: string; readonly pointer: string }

/** Operations and JSON Pointers that return each balance. */
const placesOf = ({ effects, operations, state }: Run): readonly FigurePlace[] =>
  Object.keys(effects.balances)
    .flatMap((name) =>
      (effects.figures[name] ?? []).map((place) => {
        const [operation = '', pointer = ''] = place.split('#')
        return { operation, name, pointer }
      }),
    )
    .filter(({ operation }) => operations.some((one) => one.id === operation))
    .filter(({ operation }) => !isGone(state, operation))

const isGone = ({ absent }: RunState, operation: string) => absent.has(operation)

async function afterMoves(run: Run): Promise<void> {
  const call = moneyCalls(run).find(
    (one) =>
      one.source !== undefined &&
      one.least === 1 &&
      run.effect(one.operation).creates === undefined &&
      isReversible(run, one),
  )
  if (call === undefined) return
  for (let count = 0; count < MOVES; count += 1) {
    const before = await readBalances(run)
    const able = await affordable(run, call)
    if (before === null || typeof able === 'string') return
    const done = await run.ask(call.operation, able.body)
    if (outcomeOf(done) !== 'success') return
    await tellsIt(run, movedBy(able.before, call.moves, able.amount))
    await takeBack(run, call, done, able.amount)
  }
}

async function tellsIt(run: Run, expected: Balances): Promise<void> {
  const places = Map.groupBy(placesOf(run), ({ operation }) => operation)
  await Promise.all(
    [...places].map(([operationId, figures]) => {
      const operation = run.contract.operation(operationId)
      return ifThere(run, operation, async () => {
        const read = async () => {
          const answer = await run.ask(operation, {})
          return { answer, wrong: wrongIn(answer.json, figures, expected) }
        }
        const first = await soon(run, read, ({ wrong }) => wrong === null)
        let last = first
        for (let count = 1; count < READS && last.wrong === null; count += 1) last = await read()
        if (last.wrong === null) return
        const when =
          last === first ? 'after a move' : 'after it had already returned the new figure'
        run.report(operation, `returns ${last.wrong} ${when}`, last.answer)
      })
    }),
  )
}

function wrongIn(
  json: unknown,
  figures: readonly FigurePlace[],
  expected: Balances,
): string | null {
  for (const { name, pointer } of figures) {
    const value = valueAt(json, pointer)
    if (typeof value === 'number' && value !== expected[name])
      return `${value} instead of ${expected[name] ?? ''} as ${pointer}`
  }
  return null
}
