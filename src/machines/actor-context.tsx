import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/**
 * A way for screens to an actor that src/app created: a provider, a hook that reads one thing of
 * its snapshot, and a hook that gives the actor, to send it events.
 */
export const actorContext = <Actor extends AnyActorRef>(name: string) => {
  const Context = createContext<Actor | null>(null)
  const useActor = (): Actor => {
    const actor = use(Context)
    if (actor === null) throw new Error(`the provider of the ${name} actor is missing above`)
    return actor
  }
  return {
    Provider: ({ actor, children }: { actor: Actor; children: ReactNode }) => (
      <Context value={actor}>{children}</Context>
    ),
    useActor,
    useSnapshot: <Selected,>(select: (snapshot: SnapshotFrom<Actor>) => Selected): Selected =>
      useSelector(useActor(), select),
  }
}
