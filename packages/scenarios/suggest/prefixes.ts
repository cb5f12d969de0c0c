import { machineIds } from '../core/machines.ts'
import type { MachineId } from '../core/machines.ts'
import type { SimulatedRun } from '../play/run.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import { machineDialogs } from '../simulated/dialogs.ts'
import { statesOfMachine } from '../simulated/expectations.ts'

export type Prefix = {
  readonly begin: Scenario['begin']
  readonly steps: readonly Step[]
  readonly states: Readonly<Record<MachineId, readonly string[]>>
}

const KEPT_OF_ONE_PLACE = 2

export function statesNow({ world }: SimulatedRun): Prefix['states'] {
  const pages = world.openTabs().flatMap((tab) => world.tab(tab)?.page() ?? [])
  const states = machineIds.map(
    (id) => [id, pages.flatMap((page) => statesOfMachine(page, id))] as const,
  )
  return Object.fromEntries(states) as unknown as Prefix['states']
}

export function createPool() {
  const places = new Map<string, Prefix[]>()
  return {
    keep: (run: SimulatedRun, begin: Scenario['begin'], steps: readonly Step[]): void => {
      const states = statesNow(run)
      const pages = run.world.openTabs().flatMap((tab) => run.world.tab(tab)?.page() ?? [])
      const { popups } = run.world.settings
      const place = JSON.stringify([
        states,
        pages.map(machineDialogs),
        popups,
        run.world.isOnline(),
      ])
      const known = places.get(place) ?? []
      const all = [...known, { begin, steps: [...steps], states }]
      all.sort((one, other) => one.steps.length - other.steps.length)
      places.set(place, all.slice(0, KEPT_OF_ONE_PLACE))
    },
    /** Prefixes that end in a state or its substates, shortest first. */
    within: (id: MachineId, state: string): readonly Prefix[] =>
      [...places.values()]
        .flat()
        .filter(({ states }) =>
          states[id].some((one) => state === '' || one === state || one.startsWith(`${state}.`)),
        )
        .toSorted((one, other) => one.steps.length - other.steps.length),
  }
}

export type Pool = ReturnType<typeof createPool>
