import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { actorContext, useSelected } from '../actor-context.tsx'
import type { sessionMachine } from './session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export const { Provider: SessionProvider, useActor: useSessionActor } =
  actorContext<SessionActor>('session')

/** `useSession(isMember)`, `useSession(playerOf)`: one thing of the session, by session.selectors.ts. */
export const useSession = <Selected,>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected,
) => useSelected(useSessionActor(), select)
