import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { actorContext } from '../../actors/actor-context.tsx'
import type { sessionMachine } from './session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export const { Provider: SessionProvider, useActor: useSessionActor } =
  actorContext<SessionActor>('session')

/** `useSession(isMember)`, `useSession(playerOf)`: one thing of the session, by session.selectors.ts. */
export const useSession = <Selected,>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected,
) => useSelector(useSessionActor(), select)
