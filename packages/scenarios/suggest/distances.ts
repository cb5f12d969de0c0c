import type { AnyStateMachine } from 'xstate'
import { toDirectedGraph } from 'xstate/graph'
import type { DirectedGraphEdge, DirectedGraphNode } from 'xstate/graph'

const nodesOf = (node: DirectedGraphNode): readonly DirectedGraphNode[] => [
  node,
  ...node.children.flatMap(nodesOf),
]

/** Distance of each state from the initial state in transitions, by state id. */
export function distancesIn(machine: AnyStateMachine): ReadonlyMap<string, number> {
  const edges = nodesOf(toDirectedGraph(machine)).flatMap(({ edges }) => edges)
  const leadsFrom =
    (id: string) =>
    ({ source }: DirectedGraphEdge) =>
      // A state's transition also applies to its substates.
      source.id === id || id.startsWith(`${source.id}.`) || source.id.startsWith(`${id}.`)
  const distances = new Map([[machine.id, 0]])
  const queue = [machine.id]
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const next = (distances.get(id) ?? 0) + 1
    for (const { target } of edges.filter(leadsFrom(id))) {
      if (distances.has(target.id)) continue
      distances.set(target.id, next)
      queue.push(target.id)
    }
  }
  return distances
}
