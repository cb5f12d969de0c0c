import type { AnyActorRef, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'
import type { Observation } from '#scenarios/observation'
import { statePaths } from '#scenarios/snapshot-states'
import type { Dialog } from '../../src/actors/state-dialog.ts'
import { observedSite } from './observed-site.ts'
import { createStore } from './store.ts'

export type ObservedEvent = {
  readonly number: number
  /** Epoch in milliseconds. */
  readonly at: number
  readonly machine: string
  readonly event: string
  /** Resulting states, as paths in the chart. */
  readonly states: readonly string[]
  readonly transitions: readonly object[]
}

export type ExternalEvent = { readonly machine: string; readonly event: { readonly type: string } }

const MAX_ENTRIES = 200

export const observedEvents = createStore<readonly ObservedEvent[]>([])

const actors = new Map<string, AnyActorRef>()

/** Ids of the machines that have run on this page; `session` is listed before its machine is loaded. */
export const listObservedMachines = (): readonly string[] => [
  ...new Set(['session', ...actors.keys()]),
]

const externalListeners = new Set<(externalEvent: ExternalEvent) => void>()

export const onExternalEvent = (listener: (externalEvent: ExternalEvent) => void): void =>
  void externalListeners.add(listener)

const actionListeners = new Set<(machine: string, action: string) => void>()

/** Calls `listener` with each action before it runs. */
export const onAction = (listener: (machine: string, action: string) => void): void =>
  void actionListeners.add(listener)

type Snapshot = {
  readonly value?: unknown
  readonly status?: string
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
  readonly _nodes?: readonly AnyStateNode[]
  readonly getMeta?: () => Readonly<Record<string, { readonly dialog: Dialog } | undefined>>
}

function snapshotOf(id: string): Snapshot | null {
  if (id === 'session') return observedSite.read()?.session.getSnapshot() ?? null
  const session = actors.get('session')?.getSnapshot() as Snapshot | undefined
  const actor = id === 'healthCheck' ? session?.children?.['healthCheck'] : actors.get(id)
  return (actor?.getSnapshot() as Snapshot | undefined) ?? null
}

/** Current state paths of a machine; empty: not running. */
export const statesOf = (id: string): readonly string[] => statePaths(snapshotOf(id)?.value)

export const hasPendingInvocation = (id: string): boolean =>
  (snapshotOf(id)?._nodes ?? []).some((node) =>
    node.invoke.some((actor) => node.transitions.has(`xstate.done.actor.${actor.id}`)),
  )

/** Message of the current state's dialog; null: none. */
export const dialogMessageOf = (id: string): string | null =>
  Object.values(snapshotOf(id)?.getMeta?.() ?? {}).find((meta) => meta !== undefined)?.dialog.id ??
  null

type Inspection = {
  readonly actorRef: AnyActorRef & { readonly logic?: Partial<AnyStateMachine> }
  readonly sourceRef?: AnyActorRef | undefined
  readonly event: { readonly type: string }
  readonly snapshot: Snapshot
  readonly _transitions?: readonly object[]
  readonly action?: { readonly type: string }
}

/** The player closes the game's window, so events of the actor that watches it count as external. */
const isFromOutside = (type: string, source: AnyActorRef | undefined): boolean =>
  (source === undefined && type !== 'xstate.init') || type === 'window.closed'

function inspect(inspectionEvent: InspectionEvent): void {
  const inspection = inspectionEvent as unknown as Inspection
  const { actorRef } = inspection
  const machine = actorRef.logic?.root === undefined ? undefined : actorRef.logic.id
  if (machine === undefined) return
  actors.set(machine, actorRef)
  if (inspectionEvent.type === '@xstate.microstep') recordTransition(machine, inspection)
  else notifyListeners(inspectionEvent.type, machine, inspection)
}

function notifyListeners(
  type: InspectionEvent['type'],
  machine: string,
  { event, sourceRef, action }: Inspection,
): void {
  if (type === '@xstate.event' && isFromOutside(event.type, sourceRef))
    for (const listener of externalListeners) listener({ machine, event })
  if (type === '@xstate.action')
    for (const listener of actionListeners) listener(machine, action?.type ?? '')
}

function recordTransition(machine: string, { event, snapshot, _transitions }: Inspection): void {
  observedEvents.change((entries) => [
    ...entries.slice(1 - MAX_ENTRIES),
    {
      number: (entries.at(-1)?.number ?? 0) + 1,
      at: Date.now(),
      machine,
      event: event.type,
      states: statePaths(snapshot.value),
      transitions: _transitions ?? [],
    },
  ])
}

export function watchMachines(): void {
  const observation: Observation = { prepare: () => undefined, inspect }
  globalThis.scenarioObservation = observation
}
