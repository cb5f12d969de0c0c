import type { AnyStateMachine, AnyStateNode, TransitionDefinition } from 'xstate'
import { allNodes, pathOf } from '../machines/machines.ts'

export type AnyTransition = TransitionDefinition<never, never> & {
  guard?: unknown
  readonly target: readonly AnyStateNode[] | undefined
  readonly actions: readonly unknown[]
}

export type NamedTransition = {
  /** Stable key: `session unauthenticated/credentials.submitted/0`. */
  readonly key: string
  readonly node: AnyStateNode
  /** `credentials.submitted`, `after loadingDialog`, `done openGame`, `always`. */
  readonly event: string
  readonly transition: AnyTransition
  readonly index: number
}

export function eventName(type: string, node: AnyStateNode): string {
  if (type === '') return 'always'
  const after = /^xstate\.after\.(.*)$/.exec(type)
  if (after) return `after ${(after[1] ?? '').replace(`.${node.id}`, '')}`
  const actor = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type)
  if (actor) return `${actor[1]} ${actor[2]}`
  return type
}

const namesOf = (
  machine: string,
  node: AnyStateNode,
  type: string,
  transitions: readonly AnyTransition[],
): NamedTransition[] => {
  const event = eventName(type, node)
  return transitions.map((transition, index) => ({
    key: `${machine} ${pathOf(node)}/${event}/${index}`,
    node,
    event,
    transition,
    index,
  }))
}

/** All transitions, in chart order. */
export const transitionsOf = (machine: AnyStateMachine): readonly NamedTransition[] =>
  allNodes(machine).flatMap((node) => [
    ...[...node.transitions].flatMap(([type, transitions]) =>
      namesOf(machine.id, node, type, transitions as unknown as AnyTransition[]),
    ),
    ...namesOf(machine.id, node, '', (node.always ?? []) as unknown as AnyTransition[]),
  ])

export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  const builtinGuard = guard as { readonly type?: unknown; readonly guards?: readonly unknown[] }
  if (typeof guard === 'function' && builtinGuard.guards !== undefined)
    return [guard.name, ...builtinGuard.guards.map(guardName)].join(' ')
  if (typeof guard === 'function' || typeof builtinGuard.type !== 'string') return 'condition'
  return builtinGuard.type
}

/** `unauthenticated: credentials.submitted [hasCredentials] → unauthenticated.signingIn`. */
export function describeTransition({ node, event, transition }: NamedTransition): string {
  const guard = transition.guard === undefined ? '' : ` [${guardName(transition.guard)}]`
  const [target] = transition.target ?? []
  const to = target === undefined ? 'stays' : `→ ${pathOf(target) || target.id}`
  return `${pathOf(node) || node.id}: ${event}${guard} ${to}`
}
