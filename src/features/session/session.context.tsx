import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { actorContext } from '../../actors/actor-context.tsx'
import type { sessionMachine } from './session.machine.ts'
import type { SessionSnapshot } from './session.selectors.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export const { Provider: SessionProvider, useActor: useSessionActor } =
  actorContext<SessionActor>('session')

/** `useSession(isMember)`, `useSession(playerOf)`: one thing of the session, by session.selectors.ts. */
export const useSession = <Selected,>(select: (snapshot: SessionSnapshot) => Selected) =>
  useSelector(useSessionActor(), select)
