import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { seenActors } from '../seen/seen-machines.ts'

type Implementations = AnyStateMachine['implementations']
type Kind = keyof Implementations
const kinds: readonly Kind[] = ['actions', 'actors', 'delays', 'guards']

type Inner = AnyActorRef & {
  logic: AnyStateMachine
  update: (snapshot: AnyMachineSnapshot, event: { readonly type: string }) => void
}

export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && '__xstatenode' in value

/** What `provide` added to a machine. */
function provided(first: Implementations, own: Implementations): Partial<Implementations> {
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.fromEntries(
        Object.entries(own[kind]).filter(
          ([name, implementation]) => first[kind][name] !== implementation,
        ),
      ),
    ]),
  )
}

/** The actor's logic and state by the next machine; null: the machine has no such state any more. */
function moved(actor: Inner, first: AnyStateMachine, next: AnyStateMachine) {
  const logic = next.provide(provided(first.implementations, actor.logic.implementations) as never)
  const before = actor.getSnapshot() as AnyMachineSnapshot
  try {
    const { value, context, children, status } = before
    const snapshot = logic.resolveState({ value, context, status })
    return { actor, logic, snapshot: Object.assign(snapshot, { children }) as AnyMachineSnapshot }
  } catch {
    return null
  }
}

/**
 * Gives `first`, which the site imported, and its running actors the next version's states and actions. Each actor
 * keeps its state, context and children. Returns null, or a sentence about an actor whose state is gone; then nothing
 * was changed.
 */
export function replaceMachine(first: AnyStateMachine, next: AnyStateMachine): string | null {
  const running = seenActors().filter(
    (actor): actor is Inner =>
      (actor as Inner).logic.config === first.config && actor.getSnapshot().status === 'active',
  )
  const all = running.map((actor) => moved(actor, first, next))
  const lost = running.find((_, at) => all[at] === null)
  if (lost !== undefined) {
    const state = JSON.stringify((lost.getSnapshot() as AnyMachineSnapshot).value)
    return `The machine ${next.id} has no state ${state} any more, which it is in: the page is loaded anew.`
  }
  for (const one of all) {
    if (one === null) continue
    one.actor.logic = one.logic
    one.actor.update(one.snapshot, { type: 'maru.replaced' })
  }
  Object.assign(first, next)
  return null
}
