import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...nodesBelow(child)])

const pathOf = (node: AnyStateNode): string => node.path.join('.')

/** A state that is always left at once. */
const isPassedThrough = (node: AnyStateNode): boolean =>
  node.always?.some((transition) => transition.guard === undefined) ?? false

/** The states in which a machine can rest (`authenticated.leaving.settled`), in the chart's order. */
export const statesOf = (machine: AnyStateMachine): readonly string[] =>
  nodesBelow(machine.root)
    .filter((node) => node.type === 'atomic' && !isPassedThrough(node))
    .map(pathOf)

/** States that lack the sentence by which QA reads the chart. */
export const statesWithoutDescription = (machine: AnyStateMachine): readonly string[] =>
  nodesBelow(machine.root)
    .filter((node) => node.description === undefined)
    .map(pathOf)

/**
 * The states that some sequence of the given events reaches. Nothing runs: what actors and timers
 * would send must be among them (`xstate.done.actor.<id>`, `xstate.after.<delay>.<state>`).
 */
export const reachedStates = (
  machine: AnyStateMachine,
  events: readonly EventObject[],
  input: unknown,
): readonly string[] => {
  const paths = getShortestPaths(machine, { events: [...events], input })
  return statesOf(machine).filter((state) => paths.some((path) => path.state.matches(state)))
}
