import type { ActorRefFrom } from 'xstate'
import { actorContext } from '../actor-context.tsx'
import type { sessionMachine } from './session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** `useSession(isMember)`, `useSession(playerOf)`: one thing of the session, by session.selectors.ts. */
export const {
  Provider: SessionProvider,
  useActor: useSessionActor,
  useSnapshot: useSession,
} = actorContext<SessionActor>('session')
