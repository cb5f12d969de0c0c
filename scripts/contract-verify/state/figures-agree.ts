import { isDeepStrictEqual } from 'node:util'
import type { Probe } from '../probe.ts'
import { valueOf } from '../values.ts'

const id = 'figures-agree'

/** A figure that several answers tell is the same in all. */
export const figuresAgree: Probe = {
  id,
  title: 'A figure is the same wherever it is told',
  async run(run) {
    if (run.token() === null) return
    const isWanted = (place: string) => run.operations.some((one) => one.id === place.split('#')[0])
    for (const [name, places] of Object.entries(run.effects.figures)) {
      const told = []
      for (const place of places.filter(isWanted))
        told.push({ place, value: await valueOf(run, place) })
      const [first, ...others] = told.filter(({ value }) => value !== undefined)
      if (first === undefined) continue
      const proves = run.effects.figuresProve[name]
      const wrong = others.filter(({ value }) => !isDeepStrictEqual(value, first.value))
      if (wrong.length === 0 && others.length > 0) run.held(proves)
      for (const { place, value } of wrong) {
        const [operationId = '', pointer = ''] = place.split('#')
        const message = `tells ${JSON.stringify(value)} as ${pointer}, and ${first.place} says ${JSON.stringify(first.value)}`
        const refutes = proves === undefined ? [] : [proves]
        run.report(id, run.contract.operation(operationId), { message, pointer, refutes })
      }
    }
  },
}
