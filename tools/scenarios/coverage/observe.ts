import { and } from 'xstate'
import type { AnyActorLogic, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'
import { pathOf } from '../machines/machines.ts'
import { statePaths } from '../machines/snapshot-states.ts'
import type { Observation } from '../page/observation.ts'
import { transitionsOf } from './transitions.ts'
import type { AnyTransition, NamedTransition } from './transitions.ts'

export type ReachedParts = {
  /** Such as `session authenticated.settled`. */
  readonly states: Set<string>
  readonly transitions: Set<string>
  readonly trueGuards: Set<string>
  readonly falseGuards: Set<string>
}

export type MachineStep = {
  readonly machine: string
  readonly event: string
  readonly state: string
}

/** Changes a chart before it runs, to test the scenarios. */
export type Mutation = {
  readonly key: string
  readonly kind: 'without transition' | 'without guard'
}

export const createReachedParts = (): ReachedParts => ({
  states: new Set(),
  transitions: new Set(),
  trueGuards: new Set(),
  falseGuards: new Set(),
})

const MAX_STEPS_PER_TURN = 300

type Guard = Parameters<typeof and>[0][number]
type BuiltinGuard = { check: (snapshot: unknown, scope: unknown, self: unknown) => boolean }

function observeGuard(guard: unknown, onDecided: (isTrue: boolean) => void): unknown {
  const builtinGuard = and([guard as Guard]) as unknown as BuiltinGuard
  const observed = Object.assign(() => false, {
    check: (snapshot: unknown, scope: unknown) => {
      const isTrue = builtinGuard.check(snapshot, scope, builtinGuard)
      onDecided(isTrue)
      return isTrue
    },
  })
  return observed
}

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic

type MicrostepEvent = InspectionEvent & {
  readonly _transitions?: readonly AnyTransition[]
  readonly actorRef: { readonly logic?: AnyActorLogic }
  readonly snapshot?: {
    readonly value?: unknown
    readonly _nodes?: readonly AnyStateNode[]
  }
}

function removeTransition({ node, transition, event }: NamedTransition): void {
  const withoutTransition = (list: readonly unknown[]) =>
    list.filter((entry) => entry !== transition)
  if (event === 'always') {
    node.always = withoutTransition(node.always ?? []) as NonNullable<typeof node.always>
    return
  }
  for (const [type, list] of node.transitions)
    node.transitions.set(type, withoutTransition(list) as unknown as typeof list)
}

/** Returns a function that observes the guards of a machine and its actors, and collects the keys of its transitions. */
function createPrepare(
  reached: ReachedParts,
  keys: WeakMap<object, string>,
  mutation: Mutation | null | undefined,
) {
  const preparedLogics = new WeakSet<object>()
  const prepare = (logic: AnyActorLogic): void => {
    if (!isMachine(logic) || preparedLogics.has(logic)) return
    preparedLogics.add(logic)
    for (const namedTransition of transitionsOf(logic)) {
      const { key, transition } = namedTransition
      keys.set(transition, key)
      if (mutation?.key === key) {
        if (mutation.kind === 'without transition') removeTransition(namedTransition)
        else delete transition.guard
      }
      if (transition.guard === undefined) continue
      const guard = observeGuard(transition.guard, (isTrue) => {
        ;(isTrue ? reached.trueGuards : reached.falseGuards).add(key)
      })
      Object.assign(transition, { guard })
    }
    for (const child of Object.values(logic.implementations.actors))
      if (typeof child === 'object') prepare(child as AnyActorLogic)
  }
  return prepare
}

export type ObservationOptions = {
  readonly mutation?: Mutation | null
  readonly touch?: () => void
}

/**
 * Observes machines while they run: adds to `reached`, and pushes each step to `steps`.
 * @returns hooks, for `globalThis.scenarioObservation`
 */
export function createObservation(
  reached: ReachedParts,
  steps: MachineStep[],
  { mutation, touch }: ObservationOptions = {},
): Observation {
  const keys = new WeakMap<object, string>()
  const prepare = createPrepare(reached, keys, mutation)
  let stepsInTurn = 0
  const inspect = (event: InspectionEvent) => {
    touch?.()
    if (event.type !== '@xstate.microstep') return
    if (stepsInTurn === 0) setImmediate(() => (stepsInTurn = 0))
    stepsInTurn += 1
    if (stepsInTurn > MAX_STEPS_PER_TURN)
      throw new Error('The machines take transitions in an endless loop.')
    const {
      actorRef,
      snapshot,
      _transitions = [],
      event: trigger,
    } = event as unknown as MicrostepEvent & {
      readonly event: { readonly type: string }
    }
    const { logic } = actorRef
    if (logic === undefined || !isMachine(logic)) return
    for (const node of snapshot?._nodes ?? []) {
      if (node.path.length > 0) reached.states.add(`${logic.id} ${pathOf(node)}`)
    }
    for (const transition of _transitions) {
      const key = keys.get(transition)
      if (key !== undefined) reached.transitions.add(key)
    }
    steps.push({
      machine: logic.id,
      event: trigger.type,
      state: statePaths(snapshot?.value).join(' '),
    })
  }
  return { prepare, inspect }
}
