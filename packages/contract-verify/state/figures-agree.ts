import { isDeepStrictEqual } from 'node:util'
import { isSameMember } from '../../../src/lib/member-id.ts'
import { operationOf, valueAt } from '../core/outcome.ts'
import { oneJob } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { idFromLogin } from '../core/sign-in.ts'
import { successOf } from '../core/values.ts'

const id = 'figures-agree'
/** The figure that names the member. */
const MEMBER = 'userId'

export const figuresAgree: Probe = {
  id,
  title: 'A figure is the same in every answer',
  jobs: (run) => (run.token() === null ? [] : oneJob(allFigures)(run)),
}

const pointerOf = (place: string): string => place.split('#')[1] ?? ''

async function allFigures(run: Run): Promise<void> {
  const isWanted = (place: string) =>
    run.operations.some(({ id: name }) => name === operationOf(place))
  const figures = Object.entries(run.effects.figures)
  const wanted = figures.flatMap(([, places]) => places.filter(isWanted).map(operationOf))
  const answers = new Map<string, unknown>()
  await run.all([...new Set(wanted)], async (own, name) => {
    answers.set(name, await successOf(own, name))
  })
  for (const [name, places] of figures) {
    const isId = name === MEMBER
    const login = isId && run.member !== undefined ? idFromLogin(run, run.member) : undefined
    const told = places.filter(isWanted).map((place) => ({
      place,
      value: valueAt(answers.get(operationOf(place)), pointerOf(place)),
    }))
    if (login !== undefined && isWanted(login.place)) told.push(login)
    const [first, ...others] = told.filter(({ value }) => value !== undefined)
    if (first === undefined) continue
    const proves = run.effects.figuresProve[name]
    const wrong = others.filter(
      // An id may have several spellings.
      ({ value }) => !(isId ? isSameMember : isDeepStrictEqual)(value, first.value),
    )
    if (wrong.length === 0 && others.length > 0)
      for (const { place } of told) run.held(proves, { id: operationOf(place) })
    for (const { place, value } of wrong) {
      const pointer = pointerOf(place)
      const message = `tells ${JSON.stringify(value)} as ${pointer}, and ${first.place} says ${JSON.stringify(first.value)}`
      const refutes = proves === undefined ? [] : [proves]
      run.report(id, run.contract.operation(operationOf(place)), { message, pointer, refutes })
    }
  }
}
