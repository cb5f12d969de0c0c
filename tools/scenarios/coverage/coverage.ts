import type { AnyStateMachine } from 'xstate'
import { machineIds, machines, nodesOf, pathOf } from '../machines/machines.ts'
import type { MachineId } from '../machines/machines.ts'
import type { ReachedParts } from './observe.ts'
import { describeTransition, transitionsOf } from './transitions.ts'
import type { NamedTransition } from './transitions.ts'

export type Share = {
  readonly reached: number
  readonly total: number
  readonly missing: readonly string[]
}

export type MachineCoverage = {
  readonly machine: MachineId
  readonly states: Share
  readonly transitions: Share
  /** Each guard counts twice: true and false. */
  readonly guards: Share
}

const measureShare = <Item>(
  items: readonly Item[],
  isReached: (item: Item) => boolean,
  describe: (item: Item) => string,
): Share => {
  const missingItems = items.filter((item) => !isReached(item))
  return {
    reached: items.length - missingItems.length,
    total: items.length,
    missing: missingItems.map(describe),
  }
}

type GuardSide = { readonly transition: NamedTransition; readonly isTrue: boolean }

export function coverageOf(id: MachineId, reached: ReachedParts): MachineCoverage {
  const machine = machines[id] as unknown as AnyStateMachine
  const transitions = transitionsOf(machine)
  const guardedTransitions = transitions.filter(({ transition }) => transition.guard !== undefined)
  const sides = guardedTransitions.flatMap((namedTransition): GuardSide[] => [
    { transition: namedTransition, isTrue: true },
    { transition: namedTransition, isTrue: false },
  ])
  return {
    machine: id,
    states: measureShare(
      nodesOf(id),
      (node) => reached.states.has(`${id} ${pathOf(node)}`),
      pathOf,
    ),
    transitions: measureShare(
      transitions,
      ({ key }) => reached.transitions.has(key),
      describeTransition,
    ),
    guards: measureShare(
      sides,
      ({ transition, isTrue }) =>
        (isTrue ? reached.trueGuards : reached.falseGuards).has(transition.key),
      ({ transition, isTrue }) =>
        `${describeTransition(transition)}, the condition ${isTrue ? 'holds' : 'does not hold'}`,
    ),
  }
}

export const allCoverage = (reached: ReachedParts): readonly MachineCoverage[] =>
  machineIds.map((id) => coverageOf(id, reached))

export const isComplete = ({ states, transitions, guards }: MachineCoverage): boolean =>
  [states, transitions, guards].every(({ missing }) => missing.length === 0)

export const describeMissing = ({
  machine,
  states,
  transitions,
  guards,
}: MachineCoverage): readonly string[] => [
  ...states.missing.map((state) => `${machine}: no scenario is ever in ${state}`),
  ...transitions.missing.map((transition) => `${machine}: never taken: ${transition}`),
  ...guards.missing.map((guard) => `${machine}: never decided: ${guard}`),
]
