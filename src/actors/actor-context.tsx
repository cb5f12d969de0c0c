import { createContext, use } from 'react'
import type { ReactNode } from 'react'

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
