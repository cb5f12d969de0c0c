import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** The provider of an actor that src/app created, and the hook by which components reach it. */
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
