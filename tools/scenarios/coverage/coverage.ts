import type { AnyStateMachine } from 'xstate'
import { machineIds, machines, nodesOf, pathOf } from '../machines/machines.ts'
import type { MachineId } from '../machines/machines.ts'
import type { Reached } from './observe.ts'
import { describeTransition, transitionsOf } from './transitions.ts'
import type { NamedTransition } from './transitions.ts'

export type Share = {
  readonly reached: number
  readonly of: number
  readonly missing: readonly string[]
}

export type MachineCoverage = {
  readonly machine: MachineId
  readonly states: Share
  readonly transitions: Share
  /** Each guard counts twice: true and false. */
  readonly guards: Share
}

const share = <Item>(
  items: readonly Item[],
  isReached: (item: Item) => boolean,
  words: (item: Item) => string,
): Share => {
  const missing = items.filter((item) => !isReached(item))
  return { reached: items.length - missing.length, of: items.length, missing: missing.map(words) }
}

type GuardSide = { readonly named: NamedTransition; readonly holds: boolean }

export function coverageOf(id: MachineId, reached: Reached): MachineCoverage {
  const machine = machines[id] as unknown as AnyStateMachine
  const transitions = transitionsOf(machine)
  const guarded = transitions.filter(({ transition }) => transition.guard !== undefined)
  const sides = guarded.flatMap((named): GuardSide[] => [
    { named, holds: true },
    { named, holds: false },
  ])
  return {
    machine: id,
    states: share(nodesOf(id), (node) => reached.states.has(`${id} ${pathOf(node)}`), pathOf),
    transitions: share(transitions, ({ key }) => reached.transitions.has(key), describeTransition),
    guards: share(
      sides,
      ({ named, holds }) => (holds ? reached.guardsHeld : reached.guardsRefused).has(named.key),
      ({ named, holds }) =>
        `${describeTransition(named)}, the condition ${holds ? 'holds' : 'does not hold'}`,
    ),
  }
}

export const allCoverage = (reached: Reached): readonly MachineCoverage[] =>
  machineIds.map((id) => coverageOf(id, reached))

export const isWhole = ({ states, transitions, guards }: MachineCoverage): boolean =>
  [states, transitions, guards].every(({ missing }) => missing.length === 0)

export const missingTexts = ({
  machine,
  states,
  transitions,
  guards,
}: MachineCoverage): readonly string[] => [
  ...states.missing.map((one) => `${machine}: no scenario is ever in ${one}`),
  ...transitions.missing.map((one) => `${machine}: never taken: ${one}`),
  ...guards.missing.map((one) => `${machine}: never decided: ${one}`),
]
