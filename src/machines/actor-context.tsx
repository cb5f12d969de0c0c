import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

/** The part of an actor that its readers need. */
type Readable<Snapshot> = {
  getSnapshot: () => Snapshot
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/** A way for screens to an actor that src/app created: its provider, and the hook that gives it. */
export const actorContext = <Actor extends object>(name: string) => {
  const Context = createContext<Actor | null>(null)
  return {
    Provider: ({ actor, children }: { actor: Actor; children: ReactNode }) => (
      <Context value={actor}>{children}</Context>
    ),
    useActor: (): Actor => {
      const actor = use(Context)
      if (actor === null) throw new Error(`the provider of the ${name} actor is missing above`)
      return actor
    },
  }
}

/**
 * One thing of an actor's state. `select` gives plain values, or objects that stay the same as
 * long as nothing changed. React's own hook does it; @xstate/react's brings a second kilobyte.
 */
export const useSelected = <Snapshot, Selected>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const selected = () => select(actor.getSnapshot())
  return useSyncExternalStore(subscribe, selected, selected)
}
