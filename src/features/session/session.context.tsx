import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { isGuest, isResolved, isUnreachable } from './session.selectors.ts'
import type { SessionActor, SessionSnapshot } from './session.selectors.ts'

type Provided = {
  readonly actor: SessionActor
  /** What a prerendered page shows: the session before it was asked for. */
  readonly atFirst: SessionSnapshot
  /** The page was served to a browser without a session: it is a guest's until more is known. */
  readonly isServedToGuest: boolean
}

const SessionContext = createContext<Provided | null>(null)

export const SessionProvider = ({
  actor,
  atFirst = actor.getSnapshot(),
  isServedToGuest = false,
  children,
}: Partial<Provided> & Pick<Provided, 'actor'> & { children: ReactNode }) => (
  <SessionContext value={{ actor, atFirst, isServedToGuest }}>{children}</SessionContext>
)

const useProvided = (): Provided => {
  const provided = use(SessionContext)
  if (provided === null) throw new Error('the provider of the session actor is missing above')
  return provided
}

export const useSessionActor = (): SessionActor => useProvided().actor

/**
 * `useSession(isMember)`, `useSession(playerOf)`: one thing of the session, by session.selectors.ts.
 * What is selected must stay the same object while it has not changed.
 */
export const useSession = <Selected,>(
  select: (snapshot: SessionSnapshot) => Selected,
): Selected => {
  const { actor, atFirst } = useProvided()
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed, changed)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const selectNow = () => {
    const snapshot = actor.getSnapshot()
    if (snapshot.status === 'error') throw snapshot.error
    return select(snapshot)
  }
  return useSyncExternalStore(subscribe, selectNow, () => select(atFirst))
}

/**
 * Whether the visitor is to be shown what a guest sees: it is known, or the page was served to a
 * browser without a session, and the session call has not said otherwise or failed.
 */
export const useShowsGuest = (): boolean => {
  const { isServedToGuest } = useProvided()
  const guest = useSession(isGuest)
  const isOpen = useSession((snapshot) => !isResolved(snapshot) && !isUnreachable(snapshot))
  return guest || (isServedToGuest && isOpen)
}
