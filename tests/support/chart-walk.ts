import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...nodesBelow(child)])

const pathOf = (node: AnyStateNode): string => node.path.join('.')

/** A transient state: always left immediately. */
const isPassedThrough = (node: AnyStateNode): boolean =>
  node.always?.some((transition) => transition.guard === undefined) ?? false

/** States in which a machine can stay (`authenticated.leaving.settled`), in chart order. */
export const statesOf = (machine: AnyStateMachine): readonly string[] =>
  nodesBelow(machine.root)
    .filter((node) => node.type === 'atomic' && !isPassedThrough(node))
    .map(pathOf)

/** States without the description that QA reads. */
export const statesWithoutDescription = (machine: AnyStateMachine): readonly string[] =>
  nodesBelow(machine.root)
    .filter((node) => node.description === undefined)
    .map(pathOf)

/**
 * States reachable by some sequence of the given events. Nothing runs, so events of actors and timers must be among
 * them (`xstate.done.actor.<id>`, `xstate.after.<delay>.<state>`).
 */
export const reachedStates = (
  machine: AnyStateMachine,
  events: readonly EventObject[],
  input: unknown,
): readonly string[] => {
  const paths = getShortestPaths(machine, { events: [...events], input })
  return statesOf(machine).filter((state) => paths.some((path) => path.state.matches(state)))
}
