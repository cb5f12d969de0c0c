import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { isGuest, isResolved, isUnreachable } from './session.selectors.ts'
import type { SessionActor, SessionSnapshot } from './session.selectors.ts'

type SessionValue = {
  readonly actor: SessionActor
  /** The snapshot of a prerendered page, before the session call. */
  readonly atFirst: SessionSnapshot
  /** The page was served to a browser without a session, so it shows a guest until more is known. */
  readonly isServedToGuest: boolean
}

const SessionContext = createContext<SessionValue | null>(null)

export const SessionProvider = ({
  actor,
  atFirst = actor.getSnapshot(),
  isServedToGuest,
  children,
}: Pick<SessionValue, 'actor' | 'isServedToGuest'> &
  Partial<Pick<SessionValue, 'atFirst'>> & { children: ReactNode }) => (
  <SessionContext value={{ actor, atFirst, isServedToGuest }}>{children}</SessionContext>
)

const useProvided = (): SessionValue => {
  const provided = use(SessionContext)
  if (provided === null) throw new Error('the provider of the session actor is missing above')
  return provided
}

export const useSessionActor = (): SessionActor => useProvided().actor

/**
 * `useSession(isMember)`, `useSession(playerOf)`: selects one value of the session (session.selectors.ts). An
 * unchanged selection must stay the same object.
 */
export const useSession = <Selected,>(
  select: (snapshot: SessionSnapshot) => Selected,
): Selected => {
  const { actor, atFirst } = useProvided()
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener, listener)
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
 * Whether to show the guest's view: it is known, or the page was served to a browser without a session and the
 * session call has not contradicted it or failed.
 */
export const useShowsGuest = (): boolean => {
  const { isServedToGuest } = useProvided()
  const isSignedOut = useSession(isGuest)
  const isOpen = useSession((snapshot) => !isResolved(snapshot) && !isUnreachable(snapshot))
  return isSignedOut || (isServedToGuest && isOpen)
}
